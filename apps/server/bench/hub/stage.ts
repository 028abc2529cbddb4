import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { ask } from './protocol.ts'

/** Starts a file of this folder in a process of its own, from its source: nothing has to be built first. */
export function startFile(file: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  return fork(join(import.meta.dirname, file), {
    execArgv: ['--conditions=umkreis-source', '--no-warnings'],
    env: { ...process.env, ...env },
  })
}

/** How much processor time, user and system, a process has used, in seconds. */
export async function cpuSecondsOf(server: ChildProcess): Promise<number> {
  const { cpuUs } = await ask(server, { kind: 'usage' }, 'usage')
  return cpuUs / 1_000_000
}
