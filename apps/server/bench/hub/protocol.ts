import type { ChildProcess } from 'node:child_process'

/** The three servers that are compared: each takes a message from one of its clients and sends it to all of them. */
export type Contender = 'hub' | 'ws' | 'socket.io'

/** What the benchmark asks its processes, and what they answer. One question is open at a time. */
export type Question =
  | { kind: 'usage' }
  | { kind: 'connect'; url: string; contender: Contender; clients: number }
  /** `others`: messages that come besides, from elsewhere. */
  | { kind: 'run'; messages: number; mode: Mode; others?: number }
  | { kind: 'receive'; messages: number }
export type Answer = { kind: 'ready'; url: string } | { kind: 'usage'; cpuUs: number } | { kind: 'done' }

/** `steady`: each message once the one before has reached everybody. `backlog`: all at once. */
export type Mode = 'steady' | 'backlog'

/** Text of the message that is sent: 1 KB, as a sealed message of a sentence or two is. */
export const CONTENT = 'x'.repeat(1024)
export const GROUP_ID = 'group'

/** Answers the benchmark from inside a server process. */
export function serveUsage(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ kind: 'usage', cpuUs: user + system } satisfies Answer)
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ kind: 'ready', url } satisfies Answer)
}

/** Puts a question to a process of the benchmark and waits for its answer. */
export function ask<K extends Answer['kind']>(
  child: ChildProcess,
  question: Question | undefined,
  kind: K,
): Promise<Extract<Answer, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A process of the benchmark ended'))
    child.once('exit', onExit)
    child.once('message', (answer: Answer) => {
      child.off('exit', onExit)
      if (answer.kind === kind) resolve(answer as Extract<Answer, { kind: K }>)
      else reject(new Error(`Expected ${kind}, got ${answer.kind}`))
    })
    if (question) child.send(question)
  })
}
