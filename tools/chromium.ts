import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser that tests drive: CHROMIUM_PATH, or the first one found. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, ...ELSEWHERE].find((path) => path !== '' && isExecutable(path))
}

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

function installOnDebian(): void {
  const isRoot = process.getuid?.() === 0
  const apt = (...words: readonly string[]) => {
    const [command, ...rest] = isRoot ? ['apt-get', ...words] : ['sudo', '-n', 'apt-get', ...words]
    if (command) execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  apt('update', '-qq')
  // Ubuntu's `chromium` is only a pointer to a snap; its `chromium-browser` is the same.
  apt('install', '-y', '-qq', 'chromium')
}

/** Finds a Chromium, or on Debian and Ubuntu installs one; elsewhere says in one line what to install. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (existsSync('/etc/debian_version') && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write('Installing Chromium for the browser tests…\n')
    try {
      installOnDebian()
    } catch {
      // The line below says what to do.
    }
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.')
}
