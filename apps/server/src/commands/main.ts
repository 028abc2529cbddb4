import { resolve } from 'node:path'
import { ConfigError } from '../config/config-error.ts'
import { type Config, createConfig } from '../config/config.ts'
import { readEnv } from '../config/env.ts'
import { DataDirInUseError } from '../db/embedded/data-dir-lock.ts'
import { backup } from './backup.ts'
import { CommandError } from './command-error.ts'
import { resend, showGivenUp } from './mails.ts'
import { move } from './move.ts'
import { restore } from './restore.ts'

type Say = (line: string) => void

/** What an operator does beside running the server, by name. */
const COMMANDS: Record<string, { takesFile: boolean; run: (config: Config, file: string, say: Say) => Promise<void> }> =
  {
    backup: { takesFile: true, run: backup },
    restore: { takesFile: true, run: restore },
    move: { takesFile: false, run: (config, _file, say) => move(config, say) },
    mails: { takesFile: false, run: (config, _file, say) => showGivenUp(config, say) },
    'resend-mails': { takesFile: false, run: (config, _file, say) => resend(config, say) },
  }

async function main([name = '', ...rest]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new CommandError(`Name one of ${Object.keys(COMMANDS).join(', ')}`)
  if (rest.length !== Number(command.takesFile)) {
    throw new CommandError(
      command.takesFile ? `${name} takes the name of one file` : `${name} takes nothing besides its settings`,
    )
  }
  await command.run(createConfig(readEnv()), resolve(rest[0] ?? ''), (line) => process.stdout.write(`${line}\n`))
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.exitCode = 1
  const isOwn = [CommandError, ConfigError, DataDirInUseError].some((kind) => error instanceof kind)
  if (error instanceof Error && isOwn) process.stderr.write(`${error.message}\n`)
  else
    process.stderr.write(
      `It could not be done: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
}
