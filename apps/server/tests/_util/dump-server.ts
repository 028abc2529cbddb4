import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TestServer } from './start-test-server.ts'

/**
 * Everything that a server has, as text in which any ASCII text is found: all files below its folder, all rows of all tables (the files of a
 * database may hold them compressed), and all lines of its log.
 */
export async function dumpServer({ dataDir, logLines, context: { sql } }: TestServer): Promise<string> {
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dataDir, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
  const tables = await sql<{ name: string }[]>`
    select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`
  const rows: string[] = []
  for (const { name } of tables) {
    for (const { row } of await sql.unsafe<{ row: string }[]>(`select ${name}::text as row from ${name}`))
      rows.push(row)
  }
  return [...files, ...rows, ...logLines].join('\n')
}

/** A text as it stands in base64, at each of its three places in a group of three bytes, without what its neighbours decide. */
export function base64Traces(text: string): string[] {
  return ['', '.', '..'].map((before) => {
    const start = Math.ceil((before.length * 8) / 6)
    const end = Math.floor(((before.length + Buffer.byteLength(text)) * 8) / 6)
    return Buffer.from(before + text)
      .toString('base64')
      .slice(start, end)
  })
}
