import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

/** One line a person can read: time, level, message, facts. */
function writeText(line: string): void {
  const { level, time, msg, error, ...facts } = JSON.parse(line) as Record<string, unknown>
  const clock = new Date(Number(time)).toTimeString().slice(0, 8)
  const rest = Object.entries(facts).map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? `\n${error.stack}` : ''
  process.stderr.write(`${clock} ${pino.levels.labels[Number(level)]} ${msg}${rest.join('')}${stack}\n`)
}

/** The log goes to stderr: stdout is for what a person was promised (the address). */
export function createLog({ LOG_LEVEL, LOG_FORMAT }: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger {
  const isText = LOG_FORMAT === 'text' || (LOG_FORMAT === 'auto' && process.stderr.isTTY)
  const destination: DestinationStream = isText ? { write: writeText } : pino.destination({ dest: 2, sync: true })
  return pino({ level: LOG_LEVEL, base: null, serializers: { error: pino.stdSerializers.err } }, destination)
}

/** Colyseus speaks like `console`; what it says goes the same way. */
export function asConsole(log: Logger) {
  const say =
    (level: 'trace' | 'debug' | 'info' | 'warn' | 'error') =>
    (...words: unknown[]): void =>
      log[level]({ from: 'colyseus' }, words.map(String).join(' ').trim())
  return { trace: say('trace'), debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') }
}
