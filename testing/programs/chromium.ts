import { ensureProgram, type Program } from './programs.ts'

/** The browser that tests control. On Ubuntu, `chromium` and `chromium-browser` only start a snap. */
const CHROMIUM: Program = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  elsewhere: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'],
  package: 'chromium',
}

export const ensureChromium = (): string => ensureProgram(CHROMIUM)

/** The flags for tests. Without them, Chromium sends requests to its maker's servers at every start. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
