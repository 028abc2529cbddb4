import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Build } from '../../_util/build.ts'
import { endProgram, type Program, startProgram } from '../../_util/program.ts'

export { Build } from '../../_util/build.ts'

/** A server in a process of its own, with a folder of its own. */
export class ServerProcess implements AsyncDisposable {
  readonly origin: string
  private readonly program: Program
  private readonly dataDir: string

  private constructor(origin: string, program: Program, dataDir: string) {
    this.origin = origin
    this.program = program
    this.dataDir = dataDir
  }

  /** @param flags For the runtime itself. */
  static async start(build: Build, env: Record<string, string>, flags: string[] = []): Promise<ServerProcess> {
    const dataDir = mkdtempSync(join(tmpdir(), 'umkreis-process-'))
    const program = startProgram(process.execPath, [...flags, join(build.folder, 'main.js')], {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    })
    const origin = await new Promise<string>((resolve, reject) => {
      program.child.stdout?.on('data', () => {
        const found = /listens on (http:\S+),/.exec(program.output())?.[1]
        if (found !== undefined) resolve(found)
      })
      program.child.once('exit', () => reject(new Error(`The server ended: ${program.output()}`)))
    })
    return new ServerProcess(origin, program, dataDir)
  }

  /** Tells it something, as an operator would. */
  signal(signal: NodeJS.Signals): void {
    this.program.child.kill(signal)
  }

  /** Settles when it ends by itself. */
  ended(): Promise<number | null> {
    const { child } = this.program
    return new Promise((resolve) => {
      if (child.exitCode === null) child.once('exit', (code) => resolve(code))
      else resolve(child.exitCode)
    })
  }

  get pid(): number {
    return this.program.child.pid ?? 0
  }

  get port(): number {
    return Number(new URL(this.origin).port)
  }

  /** What it logged, and whatever else it said. */
  output(): string {
    return this.program.output()
  }

  /** Ends it as a power failure would: nothing in it gets to run again. */
  async kill(): Promise<void> {
    await endProgram(this.program, 'SIGKILL')
  }

  /** Asks it to stop, as whoever updates it does. @returns The code it ended with. */
  stop(): Promise<number | null> {
    return endProgram(this.program, 'SIGTERM')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
