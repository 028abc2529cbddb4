import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { endProgram, type Program, startProgram } from '../../_util/program.ts'

const root = join(import.meta.dirname, '../../..')

/** The server as it is shipped. Below the app, so that the build finds its packages. */
export class Build implements Disposable {
  readonly folder = join(root, `node_modules/.cache/several-processes-${process.pid}`)

  constructor() {
    mkdirSync(this.folder, { recursive: true })
    const tsup = createRequire(import.meta.url).resolve('tsup/package.json')
    execFileSync(process.execPath, [join(dirname(tsup), 'dist/cli-default.js')], {
      cwd: root,
      env: { ...process.env, UMKREIS_OUT_DIR: this.folder },
      stdio: 'pipe',
    })
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

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
