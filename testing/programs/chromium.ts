import { ensureProgram, type Program } from './programs.ts'

/** The browser that tests drive. Ubuntu's `chromium` is only a pointer to a snap; its `chromium-browser` is the same. */
const CHROMIUM: Program = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  elsewhere: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'],
  package: 'chromium',
}

export const ensureChromium = (): string => ensureProgram(CHROMIUM)

/** Without these, Chromium asks its maker's hosts for things at every start. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
