import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that npm cannot install. */
export interface Program {
  /** The name that people know. */
  readonly title: string
  /** The environment variable that names its file. Without it, the file is searched for. */
  readonly variable: string
  readonly names: readonly string[]
  /** Files to look at in addition to the PATH. */
  readonly elsewhere: readonly string[]
  /** The name of its Debian package. */
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

/** Returns the file that the program's variable names, or the first one that is found. */
export function findProgram({ variable, names, elsewhere }: Program): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env[variable] ?? '', ...onPath, ...elsewhere].find((path) => path !== '' && isExecutable(path))
}

function installOnDebian(name: string): void {
  const isRoot = process.getuid?.() === 0
  // With run level 1 the package does not start a service of this machine. Tests start the program when they need it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...words: readonly string[]) => {
    const [command, ...rest] = isRoot ? ['apt-get', ...words] : ['sudo', '-n', 'apt-get', ...words]
    if (command) execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', name)
}

/** Finds the program, or installs it on Debian and Ubuntu. Elsewhere the error says what to install. */
export function ensureProgram(program: Program): string {
  const found = findProgram(program)
  if (found) return found
  if (existsSync('/etc/debian_version') && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write(`Installing ${program.title}…\n`)
    try {
      installOnDebian(program.package)
    } catch {
      // The error below says what to do.
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
  // Debian installs it in a folder that only root has in its PATH.
  elsewhere: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
  package: 'nginx',
}
