import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'
import { LogBudget } from './log-budget.ts'

/** Writes one line for people: time, level, message, facts. */
function writeText(line: string): void {
  const { level, time, msg, error, ...facts } = JSON.parse(line) as Record<string, unknown>
  const clock = new Date(Number(time)).toTimeString().slice(0, 8)
  const rest = Object.entries(facts).map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? `\n${error.stack}` : ''
  const text = `${clock} ${pino.levels.labels[Number(level)]} ${msg}${rest.join('')}${stack}\n`
  // Control characters that strangers sent must not reach the terminal.
  process.stderr.write(text.replaceAll(/[^\P{Cc}\n]/gu, '\ufffd'))
}

const COLYSEUS = 'colyseus'

/** Returns the kind of a line. Lines with the same message are one kind. All lines of Colyseus are one kind, because their messages vary. */
function kindOf(facts: unknown, message: unknown): string {
  const isForeign = typeof facts === 'object' && facts !== null && 'from' in facts && facts.from === COLYSEUS
  return isForeign ? COLYSEUS : String(message)
}

/** Creates the log. It writes to stderr, because stdout is only for the address. */
export function createLogger({ LOG_LEVEL, LOG_FORMAT }: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>, now = () => performance.now()): Logger {
  const isText = LOG_FORMAT === 'text' || (LOG_FORMAT === 'auto' && process.stderr.isTTY)
  const destination: DestinationStream = isText ? { write: writeText } : pino.destination({ dest: 2, sync: true })
  const budget = new LogBudget()
  return pino(
    {
      level: LOG_LEVEL,
      base: null,
      serializers: { error: pino.stdSerializers.err },
      hooks: {
        logMethod([facts, message], method) {
          const { isWritten, omitted } = budget.take(kindOf(facts, message), now())
          if (isWritten) method.apply(this, [omitted > 0 ? Object.assign({ omitted }, facts) : facts, message])
        },
      },
    },
    destination,
  )
}

/** Creates a logger for Colyseus, which calls it like `console`. */
export function consoleAdapter(log: Logger) {
  const say =
    (level: 'trace' | 'debug' | 'info' | 'warn' | 'error') =>
    (...words: unknown[]): void =>
      log[level]({ from: COLYSEUS }, words.map(String).join(' ').trim())
  return { trace: say('trace'), debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') }
}
