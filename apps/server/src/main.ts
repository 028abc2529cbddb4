import { startServer } from './app.ts'
import { type Config, createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { isLoopback } from './config/is-loopback.ts'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './demo/seed.ts'
import { formatStartError } from './start-error.ts'

// Not refused: in a container the demonstration has to listen on every address to be reached at all.
const OPEN_DEMO_WARNING =
  'Warning: with DEMO=1 everybody who reaches this HOST can sign in with the password above and read all mails at /outbox'

// Not refused: it has always started so. But whoever waits for a link to set a password waits for ever.
const NO_MAIL_WARNING = 'Warning: without MAIL_URL no mail leaves this server: each is written below DATA_DIR/outbox'

/** Starts, waits for a signal, stops in order. */
async function main(config: Config): Promise<number> {
  const signal = waitForSignal()
  await using server = await startServer(config)
  const { context } = server
  context.logger.info({ origin: server.origin, publicUrl: context.publicUrl() }, 'listening')
  process.stdout.write(`Umkreis listens on ${server.origin}, web app: ${context.publicUrl()}/app\n`)
  if (config.isDemo) {
    process.stdout.write(`Demo organisation Lindwerk, password ${DEMO_PASSWORD} for everybody in it:\n`)
    for (const [email, role] of DEMO_SIGN_INS) process.stdout.write(`  ${email.padEnd(28)} ${role}\n`)
    if (!isLoopback(config.host)) process.stderr.write(`${OPEN_DEMO_WARNING}\n`)
  }
  if (config.isProduction && !config.smtp) process.stderr.write(`${NO_MAIL_WARNING}\n`)
  const outcome = await Promise.race([signal, context.failed])
  if (outcome instanceof Error) {
    context.logger.fatal({ err: outcome }, 'The database ended')
    return 1
  }
  context.logger.info('stopping')
  await server.drain()
  return 0
}

/**
 * Resolves at the first signal to stop. The listeners stay: a terminal sends Ctrl+C to the whole chain that started this
 * process, each part of which passes it on, and a second one must not cut an orderly stop short.
 */
function waitForSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    process.on('SIGTERM', resolve)
    process.on('SIGINT', resolve)
  })
}

let config: Config | undefined
try {
  config = createConfig(readEnv())
  process.exitCode = await main(config)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${formatStartError(error, config)}\n`)
}
