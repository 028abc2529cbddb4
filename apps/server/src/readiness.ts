import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from './logging/logger.ts'

/** @throws Anything, while its part of the server cannot work. */
export type ReadinessCheck = () => Promise<unknown>

// A part that is stuck answers neither yes nor no.
const PATIENCE_MS = 5_000

/** Whether this process is to be sent requests, asked of each part that they need. */
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>()
  private readonly logger: Logger
  private readonly patienceMs: number
  private asked: Promise<ReadonlyMap<string, boolean>> | undefined
  private isDraining = false

  constructor(logger: Logger, patienceMs: number = PATIENCE_MS) {
    this.logger = logger
    this.patienceMs = patienceMs
  }

  /** @param name Told to whoever asks, whom nothing else is told. @returns Takes the check back. */
  add(name: string, check: ReadinessCheck): () => void {
    this.checks.set(name, check)
    return () => void this.checks.delete(name)
  }

  /** From now on this process is not ready: it is about to stop. */
  drain(): void {
    this.isDraining = true
  }

  /** Whether each part can work; `draining` stands for the process. Who asks at the same time gets the same answer. */
  ask(): Promise<ReadonlyMap<string, boolean>> {
    this.asked ??= this.askAll().finally(() => (this.asked = undefined))
    return this.asked
  }

  private async askAll(): Promise<ReadonlyMap<string, boolean>> {
    const parts = [...this.checks].map(async ([name, check]) => [name, await this.passes(name, check)] as const)
    const answers = new Map(await Promise.all(parts))
    return answers.set('draining', !this.isDraining)
  }

  private async passes(name: string, check: ReadinessCheck): Promise<boolean> {
    const patience = new AbortController()
    const late = delay(this.patienceMs, undefined, { signal: patience.signal, ref: false })
    const tooLate = late.then(() => Promise.reject(new Error('No answer in time')))
    tooLate.catch(() => {})
    try {
      await Promise.race([check(), tooLate])
      return true
    } catch (error) {
      this.logger.error({ err: error, check: name }, 'This process is not ready')
      return false
    } finally {
      patience.abort()
    }
  }
}
