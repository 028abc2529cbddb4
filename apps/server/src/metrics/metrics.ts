import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { TransactionTimes } from '../db/guard-transactions.ts'
import type { MailOutcome } from '../services/mail/mail-error.ts'

/** Values of a gauge: of each combination of labels. */
export type GaugeValues = readonly { labels?: Record<string, string>; value: number }[]

const FAST_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const REQUEST_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What one process counts and measures, as Prometheus reads it. No label holds anything that a person wrote or is. */
export class Metrics implements Disposable {
  private readonly registry = new Registry()
  private readonly requests = this.histogram(
    'umkreis_http_request_duration_seconds',
    'Time from a request to the beginning of its answer, by the pattern of its route',
    REQUEST_S,
    ['method', 'route', 'status'],
  )
  private readonly refusedSignIns = this.counter(
    'umkreis_sign_ins_refused_total',
    'Sign-ins that were refused: for a wrong address or password, or after too many tries',
    ['reason'],
  )
  private readonly deliveries = this.histogram(
    'umkreis_message_delivery_seconds',
    'Time from the moment a message was sent to the moment it is written to the sockets of this process',
    FAST_S,
  )
  private readonly searches = this.histogram(
    'umkreis_people_search_seconds',
    'Time to answer a question about people, or to complete what is being typed',
    FAST_S,
    ['kind'],
  )
  private readonly mailTries = this.counter(
    'umkreis_mail_tries_total',
    'Tries to hand a mail over: sent, refused for good, asked for patience (later), no server reached (away)',
    ['queue', 'outcome'],
  )
  private readonly transactionWaits = this.histogram(
    'umkreis_database_wait_seconds',
    'Time that a transaction waited for a connection to the database',
    FAST_S,
  )
  private readonly transactions = this.histogram(
    'umkreis_database_transaction_seconds',
    'Time of a transaction, the waiting included',
    FAST_S,
  )

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    // There before the first of them, so that an alert on their growth sees the first as one.
    for (const reason of ['wrong', 'too-many'] as const) this.refusedSignIns.inc({ reason }, 0)
    for (const queue of ['mails', 'invitations'] as const) {
      for (const outcome of ['sent', 'refused', 'later', 'away'] as const) this.mailTries.inc({ queue, outcome }, 0)
    }
  }

  /** The type of what `read` answers. */
  get contentType(): string {
    return this.registry.contentType
  }

  /** Everything, in Prometheus' text format. */
  read(): Promise<string> {
    return this.registry.metrics()
  }

  /** @param route A pattern, never a path. */
  requestAnswered(method: string, route: string, status: number, seconds: number): void {
    const labels = {
      method: METHODS.has(method) ? method : 'other',
      route,
      status: status === 429 ? '429' : `${Math.floor(status / 100)}xx`,
    }
    this.requests.observe(labels, seconds)
  }

  signInRefused(reason: 'wrong' | 'too-many' | 'single-sign-on'): void {
    this.refusedSignIns.inc({ reason })
  }

  /** @param seconds Below zero where another process has a faster clock. */
  messageWritten(seconds: number): void {
    this.deliveries.observe(Math.max(0, seconds))
  }

  searchAnswered(kind: 'search' | 'suggestion', seconds: number): void {
    this.searches.observe({ kind }, seconds)
  }

  mailTried(queue: 'mails' | 'invitations', outcome: MailOutcome): void {
    this.mailTries.inc({ queue, outcome })
  }

  transactionEnded({ waitMs, totalMs }: TransactionTimes): void {
    this.transactionWaits.observe(waitMs / 1000)
    this.transactions.observe(totalMs / 1000)
  }

  /** Adds what is read when somebody asks. Where that fails it is missing, and the rest is there. */
  gauge(name: string, help: string, labelNames: string[], read: () => GaugeValues | Promise<GaugeValues>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        this.reset()
        const values = await Promise.resolve()
          .then(read)
          .catch(() => [])
        for (const { labels = {}, value } of values) this.set(labels, value)
      },
    })
    this.registry.registerMetric(gauge)
  }

  [Symbol.dispose](): void {
    this.registry.clear()
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  private histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[] = [],
  ): Histogram<Label> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] })
  }
}
