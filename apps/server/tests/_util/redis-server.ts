import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { endProgram, findFreePort, type Program, startProgram } from './program.ts'

const PATIENCE_MS = 20_000

/** A real Redis of one's own, which remembers nothing once it is stopped. */
export class RedisServer implements AsyncDisposable {
  readonly port: number
  private program: Program | undefined

  private constructor(port: number) {
    this.port = port
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await findFreePort())
    await server.startAgain()
    return server
  }

  get pid(): number {
    return this.program?.child.pid ?? 0
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  /** Starts it on the same port, empty. */
  async startAgain(): Promise<void> {
    const args = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    this.program = startProgram('redis-server', args)
    const deadline = performance.now() + PATIENCE_MS
    while (!(await answers(this.port))) {
      if (performance.now() > deadline) throw new Error(`Redis does not answer: ${this.program.output()}`)
      await delay(20)
    }
  }

  /** Ends it as a power failure would. */
  async kill(): Promise<void> {
    if (this.program) await endProgram(this.program, 'SIGKILL')
  }

  /** Lets it take connections and answer nothing any more, as a machine that hangs. */
  freeze(): void {
    this.program?.child.kill('SIGSTOP')
  }

  thaw(): void {
    this.program?.child.kill('SIGCONT')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => socket.write('PING\r\n'))
    socket.on('data', (data) => {
      socket.destroy()
      resolve(data.toString().startsWith('+PONG'))
    })
    socket.on('error', () => resolve(false))
  })
}
