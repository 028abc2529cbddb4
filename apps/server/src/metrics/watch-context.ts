import type { Context } from '../context.ts'

// A scrape does not wait for a database that is stuck: /readyz tells of that.
const PATIENCE_MS = 2000

/** Adds to the metrics what is read at each scrape. What the database tells is the same in each process that shares it. */
export function watchContext({
  metrics,
  readiness,
  mailQueue,
  invitationMails,
  sql,
  now,
}: Pick<Context, 'metrics' | 'readiness' | 'mailQueue' | 'invitationMails' | 'sql' | 'now'>): void {
  metrics.gauge('umkreis_ready', 'Whether a part that requests need can work, as /readyz asks', ['part'], async () =>
    [...(await readiness.ask())].map(([part, isReady]) => ({ labels: { part }, value: isReady ? 1 : 0 })),
  )
  metrics.gauge(
    'umkreis_database_ping_seconds',
    'Time of the shortest statement, the wait for a connection included',
    [],
    async () => {
      const started = performance.now()
      await soon(sql`select 1`)
      return [{ value: (performance.now() - started) / 1000 }]
    },
  )
  metrics.gauge(
    'umkreis_database_connections',
    'Connections of all processes to PostgreSQL, by what they do; the embedded database has one',
    ['state'],
    async () => {
      const rows = await soon(sql<{ state: string | null; count: number }[]>`
        select state, count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name like 'umkreis%' group by state`)
      return rows.map(({ state, count }) => ({ labels: { state: state ?? 'unknown' }, value: count }))
    },
  )
  const queues = [
    ['mails', mailQueue],
    ['invitations', invitationMails],
  ] as const
  const readBacklogs = async () =>
    Promise.all(
      queues.map(async ([queue, mails]) => {
        const backlog = mails ? await soon(mails.readBacklog()) : { waiting: 0, oldestAt: null }
        return { labels: { queue }, backlog }
      }),
    )
  metrics.gauge('umkreis_mail_queue_length', 'Mails that wait to be handed over', ['queue'], async () =>
    (await readBacklogs()).map(({ labels, backlog }) => ({ labels, value: backlog.waiting })),
  )
  metrics.gauge(
    'umkreis_mail_queue_oldest_seconds',
    'How long the oldest mail has waited to be handed over; 0: none waits',
    ['queue'],
    async () =>
      (await readBacklogs()).map(({ labels, backlog: { oldestAt } }) => ({
        labels,
        value: oldestAt === null ? 0 : Math.max(0, (now().getTime() - oldestAt.getTime()) / 1000),
      })),
  )
  metrics.gauge(
    'umkreis_mail_dead_letters',
    'Mails that were given up in the last 14 days and can be looked at',
    [],
    async () => [{ value: mailQueue ? await soon(mailQueue.countGivenUp()) : 0 }],
  )
}

async function soon<T>(asked: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('No answer in time')), PATIENCE_MS)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
