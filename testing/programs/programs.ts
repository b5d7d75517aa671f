import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that npm cannot install. */
export interface Program {
  /** What people call it. */
  readonly title: string
  /** The variable that names its file, if it is not to be searched for. */
  readonly variable: string
  readonly names: readonly string[]
  /** Files to look at beside the PATH. */
  readonly elsewhere: readonly string[]
  /** Debian's package. */
  readonly package: string
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The file its variable names, or the first one found. */
export function findProgram({ variable, names, elsewhere }: Program): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env[variable] ?? '', ...onPath, ...elsewhere].find((path) => path !== '' && isExecutable(path))
}

function installOnDebian(name: string): void {
  const isRoot = process.getuid?.() === 0
  // To be started by us when it is needed, not as a service of this machine from now on.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...words: readonly string[]) => {
    const [command, ...rest] = isRoot ? ['apt-get', ...words] : ['sudo', '-n', 'apt-get', ...words]
    if (command) execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', name)
}

/** Finds the program, or on Debian and Ubuntu installs it; elsewhere says in one line what to install. */
export function ensureProgram(program: Program): string {
  const found = findProgram(program)
  if (found) return found
  if (existsSync('/etc/debian_version') && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write(`Installing ${program.title}…\n`)
    try {
      installOnDebian(program.package)
    } catch {
      // The line below says what to do.
    }
  }
  const installed = findProgram(program)
  if (installed) return installed
  throw new Error(`${program.title} is needed: install it, or set ${program.variable} to its program.`)
}

export const REDIS: Program = {
  title: 'Redis',
  variable: 'REDIS_SERVER_PATH',
  names: ['redis-server'],
  elsewhere: ['/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
  package: 'redis-server',
}

export const NGINX: Program = {
  title: 'nginx',
  variable: 'NGINX_PATH',
  names: ['nginx'],
  // Debian keeps it where only root's PATH goes.
  elsewhere: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
  package: 'nginx',
}
