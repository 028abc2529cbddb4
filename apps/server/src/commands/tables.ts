import type postgres from 'postgres'

/** A transaction, or a connection that is used by one caller alone. */
export type Tx = postgres.TransactionSql

/** What of a table has to be the same on both sides. */
export interface TableSum {
  table: string
  rows: number
  /** Sums over all rows of two halves of each row's hash: the order of rows does not matter. */
  checksum: string
}

/** How far a sequence has counted. */
export interface SequenceState {
  sequence: string
  lastValue: string
  isCalled: boolean
}

const ROWS_AT_ONCE = 200

/** Lets this transaction take its time, and write values as texts that any PostgreSQL reads back as the same values. */
export async function prepare(tx: Tx): Promise<void> {
  await tx
    .unsafe(`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`)
    .simple()
}

/** How many migrations a database has seen: databases with as many have the same tables. */
export async function countMigrations(tx: Tx): Promise<number> {
  const [found] = await tx<{ count: number }[]>`select count(*)::int as count from drizzle.__drizzle_migrations`
  return found?.count ?? 0
}

/** Every table of the product, by name. */
export async function listTables(tx: Tx): Promise<string[]> {
  const found = await tx<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname collate "C"`
  return found.map(({ name }) => name)
}

/** Whether nobody has signed up here: what a migration itself puts into tables does not count. */
export async function isUnused(tx: Tx): Promise<boolean> {
  const [found] = await tx<{ unused: boolean }[]>`
    select not exists (select from users) and (select count(*) from organisations) < 2 as unused`
  return found?.unused ?? false
}

export async function sumTable(tx: Tx, table: string): Promise<TableSum> {
  const half = (start: number) =>
    `coalesce(sum(('x' || substr(hash, ${start}, 16))::bit(64)::bigint::numeric), 0)::text`
  const [sum] = await tx.unsafe<{ rows: number; first: string; second: string }[]>(
    `select count(*)::int as rows, ${half(1)} as first, ${half(17)} as second
     from (select md5(each::text) as hash from ${quote(table)} as each) as hashed`,
  )
  if (!sum) throw new Error('A sum without a row')
  return { table, rows: sum.rows, checksum: `${sum.first}/${sum.second}` }
}

/** All rows as PostgreSQL writes them, some at a time. */
export async function* readRows(tx: Tx, table: string): AsyncGenerator<string[]> {
  await tx.unsafe(`declare reading no scroll cursor for select each::text as row from ${quote(table)} as each`)
  for (;;) {
    const rows = await tx.unsafe<{ row: string }[]>(`fetch ${ROWS_AT_ONCE} from reading`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await tx.unsafe('close reading')
}

/** Writes rows that {@link readRows} read from a table with the same columns. */
export async function writeRows(tx: Tx, table: string, rows: readonly string[]): Promise<void> {
  const columns = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${quote(table)}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`
  const names = columns.map(({ name }) => quote(name))
  await tx.unsafe(
    // The offset keeps a row from being read anew for each of its columns.
    `insert into ${quote(table)} (${names.join(', ')}) overriding system value
     select ${names.map((name) => `(parsed.row).${name}`).join(', ')}
     from (select value::${quote(table)} as row from json_array_elements_text($1::text::json) offset 0) as parsed`,
    [JSON.stringify(rows)],
  )
}

export async function readSequences(tx: Tx): Promise<SequenceState[]> {
  const found = await tx<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`
  const states: SequenceState[] = []
  for (const { name } of found) {
    const [state] = await tx.unsafe<{ lastValue: string; isCalled: boolean }[]>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quote(name)}`,
    )
    if (state) states.push({ sequence: name, ...state })
  }
  return states
}

export async function writeSequences(tx: Tx, states: readonly SequenceState[]): Promise<void> {
  for (const { sequence, lastValue, isCalled } of states) {
    await tx`select setval(${quote(sequence)}::regclass, ${lastValue}::text::bigint, ${isCalled}::boolean)`
  }
}

/**
 * Empties all tables and lets them be filled in any order: references between tables and triggers rest meanwhile, and
 * every reference is checked when they come back.
 */
export async function refill(tx: Tx, fill: () => Promise<void>): Promise<void> {
  const tables = (await listTables(tx)).map(quote)
  const references = await tx<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`
  for (const { table, name } of references) await tx.unsafe(`alter table ${table} drop constraint ${quote(name)}`)
  await tx.unsafe(`truncate ${tables.join(', ')}`)
  for (const table of tables) await tx.unsafe(`alter table ${table} disable trigger user`)
  await fill()
  for (const table of tables) await tx.unsafe(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of references) {
    await tx.unsafe(`alter table ${table} add constraint ${quote(name)} ${definition}`)
  }
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
