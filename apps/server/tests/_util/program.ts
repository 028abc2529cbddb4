import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A program that runs beside a test. */
export interface Program {
  child: ChildProcess
  /** What it has said so far, for the message of a failure. */
  output: () => string
}

/** A port that nothing uses at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts a program.
 *
 * @throws {Error} Where it is not installed: what needs it is never left out silently.
 */
export function startProgram(name: string, args: string[], env: NodeJS.ProcessEnv = process.env): Program {
  if (spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0) {
    throw new Error(`This test needs ${name}: apt-get install ${name}`)
  }
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  return { child, output: () => output }
}

/** Ends a program and waits until it is gone. */
export async function endProgram({ child }: Program, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  const [code] = await exited
  return code as number | null
}
