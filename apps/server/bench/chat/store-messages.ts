// Writes messages that were sealed elsewhere into the database of a server that is not running: lines of JSON on standard
// input, each a row. Sending each of them over the hub would take an hour, and would store the same rows.
import { createInterface } from 'node:readline'
import { openDatabase } from '../../src/db/client.ts'

const ROWS_AT_A_TIME = 1000

const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('The folder of the database is the one argument')
await using database = await openDatabase({ kind: 'embedded', dataDir })
const { sql } = database

let rows: unknown[] = []
const store = async () => {
  await sql`insert into messages select * from json_populate_recordset(null::messages, ${JSON.stringify(rows)}::text::json)`
  rows = []
}
for await (const line of createInterface({ input: process.stdin })) {
  if (rows.push(JSON.parse(line)) === ROWS_AT_A_TIME) await store()
}
if (rows.length > 0) await store()

// What the server keeps about a group with its messages; everybody has read everything.
await sql`
  update groups g set last_sequence = m.sequence, last_revision = m.revision, last_message_at = m.sent_at
  from (select group_id, max(sequence) as sequence, max(revision) as revision, max(sent_at) as sent_at from messages group by group_id) m
  where g.group_id = m.group_id`
await sql`
  update group_members p set read_sequence = g.last_sequence, delivered_sequence = g.last_sequence,
    read_at = g.last_message_at, delivered_at = g.last_message_at
  from groups g where g.group_id = p.group_id`
