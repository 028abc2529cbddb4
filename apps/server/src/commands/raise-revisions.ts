import type { Tx } from './tables.ts'

/** More than any group changes from one backup to the next. */
const LEAP = 1_000_000
/** Of each group: as many as clients ask for at a time. */
const MESSAGES = 200

/**
 * Lets the changes of every group count on from where nobody has come yet. Devices have seen changes that came after a backup
 * and stand at numbers that it does not know: they would take what is written next for something they have. So they notice that
 * something is missing, ask what changed, and get the newest messages as they are here.
 */
export async function raiseRevisions(tx: Tx): Promise<void> {
  await tx`
    update messages set revision = revision + ${LEAP}
    where message_id in (
      select message_id from (
        select message_id, row_number() over (partition by group_id order by revision desc) as place from messages
      ) as ranked where place <= ${MESSAGES}
    )`
  await tx`update groups set last_revision = last_revision + ${LEAP}`
}
