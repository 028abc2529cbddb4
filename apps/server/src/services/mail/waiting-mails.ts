import type { Logger } from '../../logging/logger.ts'
import type { MailOutcome } from './mail-error.ts'

/** How mails that wait are sent. */
export interface MailPace {
  /** Whether mails are sent so soon that who asks for one may wait for it. */
  isAtOnce: boolean
  /** Mails that one process sends at the same time. */
  atOnce: number
  /** Mails that are claimed together. */
  claimSize: number
  /** Longer than all of a claim can take: whatever is still claimed then was left by a process that has ended. */
  claimMs: number
  /** How often one looks for what has become due. */
  checkMs: number
  /** To the second, third … try of a mail; after the last it is given up. */
  retriesMs: readonly number[]
  /** Until a server that cannot be reached is asked again, for the first time, the second … and each later one. */
  serverRetriesMs: readonly number[]
}

/** Of files, which are written in turn and at once. */
export const FILE_PACE: MailPace = {
  isAtOnce: true,
  atOnce: 1,
  claimSize: 25,
  claimMs: 10 * 60_000,
  checkMs: 60_000,
  retriesMs: [60_000, 120_000, 240_000, 480_000],
  serverRetriesMs: [60_000],
}

/** What waits, whoever sends it. */
export interface MailBacklog {
  waiting: number
  /** Since when the one waits that waits the longest; null: none does. */
  oldestAt: Date | null
}

/** Told of each try, such as by the metrics. */
export type OnMailTried = (outcome: MailOutcome) => void

// How long somebody waits for a mail that is asked for, and a stop for those that are being sent.
const SOON_MS = 1000
const STOP_MS = 5000

/**
 * Sends mails that wait in the database. Each is claimed before it is sent, so that of several processes one does. While
 * no mail at all gets to the server, one is tried now and then; the others wait without using up their tries.
 */
export abstract class WaitingMails<Row> implements AsyncDisposable {
  protected readonly pace: MailPace
  private readonly logger: Logger
  private readonly onTried: OnMailTried
  private readonly workers = new Set<Promise<void>>()
  private readonly stopped = new AbortController()
  private isStopping = false
  private isAsked = false
  private timesAway = 0
  private awayUntilMs = 0
  private timer: NodeJS.Timeout | undefined

  constructor(pace: MailPace, logger: Logger, onTried: OnMailTried = () => undefined) {
    this.pace = pace
    this.logger = logger
    this.onTried = onTried
  }

  /** Makes whatever is claimed due again. */
  protected abstract takeClaimsBack(): Promise<void>

  /** Looks at what waits. */
  abstract readBacklog(): Promise<MailBacklog>

  /** Takes mails that are due, so that nobody else takes them while `pace.claimMs` last. */
  protected abstract claim(): Promise<Row[]>

  /** Tries to send one and notes what became of it. @param signal Aborts when the process has no more time for it. */
  protected abstract deliver(row: Row, signal: AbortSignal): Promise<MailOutcome>

  /**
   * Sends what is left from before, and looks again now and then for what is due.
   *
   * @param isAlone Whether no other process has this database: then claims of before are nobody's.
   */
  async start(isAlone: boolean): Promise<void> {
    this.timer = setInterval(() => void this.wake(), this.pace.checkMs).unref()
    if (isAlone) await this.takeClaimsBack()
    void this.wake()
  }

  /** Looks for mails to send. @param waits Whether to come back, where that is soon, only when they are sent. */
  async wake(waits = false): Promise<void> {
    this.isAsked = true
    this.begin()
    if (waits && this.pace.isAtOnce) await this.settledWithin(SOON_MS)
  }

  /** Comes back when nothing is left to send for now. */
  async settled(): Promise<void> {
    while (this.workers.size > 0) await Promise.all(this.workers)
  }

  /** Lets the mails that are claimed be sent, a while, and no further one. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.isStopping = true
    clearInterval(this.timer)
    await this.settledWithin(STOP_MS)
    this.stopped.abort()
    await this.settled()
  }

  /** When a mail that was tried so many times is due again; null: it is given up. */
  protected retryAt(outcome: 'later' | 'away', tries: number, now: Date): Date | null {
    const pauseMs = outcome === 'away' ? this.awayMs(this.timesAway) : this.pace.retriesMs[tries - 1]
    return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs)
  }

  private begin(): void {
    if (this.isStopping || this.workers.size >= this.pace.atOnce || performance.now() < this.awayUntilMs) return
    const worker = this.work().finally(() => this.workers.delete(worker))
    this.workers.add(worker)
  }

  private async work(): Promise<void> {
    try {
      do {
        // Before the claim: what comes while it is made asks again.
        this.isAsked = false
        const rows = await this.claim()
        if (rows.length > 0) this.isAsked = true
        // One alone finds out whether a server is back.
        if (rows.length > 0 && this.timesAway === 0) this.begin()
        for (const row of rows) {
          if (this.stopped.signal.aborted) return
          this.note(await this.deliver(row, this.stopped.signal))
        }
      } while (this.isAsked && !this.isStopping && performance.now() >= this.awayUntilMs)
    } catch (error) {
      this.logger.error({ err: error }, 'Mails could not be sent; they are tried again')
    }
  }

  private note(outcome: MailOutcome): void {
    this.onTried(outcome)
    if (outcome !== 'away') this.timesAway = 0
    else if (performance.now() >= this.awayUntilMs) {
      this.awayUntilMs = performance.now() + this.awayMs(this.timesAway)
      this.timesAway += 1
      setTimeout(() => void this.wake(), this.awayUntilMs - performance.now()).unref()
    }
  }

  private awayMs(times: number): number {
    return this.pace.serverRetriesMs[times] ?? this.pace.serverRetriesMs.at(-1) ?? 0
  }

  private async settledWithin(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((settle) => (timer = setTimeout(settle, ms)))
    await Promise.race([this.settled(), late])
    clearTimeout(timer)
  }
}
