import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What was measured of one process, its PostgreSQL and its Redis. Times are processor time. */
export interface Figures {
  measuredAt: string
  machine: string
  /** How many programs wanted to run on how many processors meanwhile: beyond one each, times are too long. */
  load: string
  /** One message to a group: what it takes whoever hears it, and besides for each connection that does. */
  messageMs: number
  deliveryMs: number
  messageDatabaseMs: number
  messageRedisMs: number
  /** On the disk, indexes included, and what is written ahead. */
  messageBytes: number
  messageWalBytes: number
  /** One question, among so many people. */
  searchMs: number
  searchPeople: number
  /** One connection that says nothing. */
  idleConnectionBytes: number
  idleConnectionMsPerS: number
}

const PATH = join(import.meta.dirname, 'figures.json')

export function writeFigures(figures: Figures): void {
  writeFileSync(PATH, `${JSON.stringify(figures, null, 2)}\n`)
}

/** @throws {Error} Before anything was measured. */
export function readFigures(): Figures {
  if (!existsSync(PATH)) throw new Error('Nothing is measured yet: npm run bench -- capacity')
  return JSON.parse(readFileSync(PATH, 'utf8')) as Figures
}
