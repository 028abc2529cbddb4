import { type DestinationStream, type LogFn, type Logger as PinoLogger, pino } from 'pino'
import type { LogLevel } from '../config/config.ts'

export type Logger = PinoLogger

/**
 * Creates the root logger; parts take a child with their name (`logger.child({ part: 'hub' })`). Lines hold method,
 * path, status and ids: never bodies, headers or query strings. The paths below are a second net for what slips in with
 * an error or an object.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const secrets = [
    'password',
    'confirmPassword',
    'accessToken',
    'refreshToken',
    'token',
    'authorization',
    'content',
    'resetLink',
    'parameters',
    'args',
    'query',
  ]
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
    serializers: { err: formatError },
    hooks: { logMethod: withoutErrorMessage },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Without words of its own a line would take the error's message, past the serializer that cleans it. */
function withoutErrorMessage(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [subject, ...rest] = args as [unknown, ...unknown[]]
  const facts = subject instanceof Error ? { err: subject } : subject
  const words = rest.length === 0 && typeof facts === 'object' ? ['event'] : rest
  method.apply(this, [facts, ...words] as Parameters<LogFn>)
}

/** Keeps what finds the fault. Database errors carry the query's values (`detail`, `parameters`): those stay out. */
function formatError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = (error as { code?: unknown }).code
  return {
    type: error.name,
    // The query builder writes the parameters of a failed query into its message.
    message: error.message.split('\nparams:')[0],
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: formatError(error.cause) }),
  }
}
