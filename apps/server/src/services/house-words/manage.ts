import { asc, eq, sql } from 'drizzle-orm'
import {
  HOUSE_WORDS_MAX,
  HOUSE_WORDS_OFF_MAX,
  type AuditAction,
  type HouseWordInput,
  type HouseWordList,
  type HouseWordOffInput,
} from '@umkreis/schemas'
import { ASKING_WORDS, foldText, MAX_NAME_WORDS, skillsNamed, STOP_WORDS } from '@umkreis/people-search'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { houseWords, peopleSearchRevisions } from '../../db/schema/index.ts'
import { ServiceError, invalidField, notFound } from '../../errors/service-error.ts'
import { appendAudit } from '../audit/append.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { createId } from '../random-id.ts'

/** What changing an organisation's words needs. */
export interface HouseWordParts {
  db: Db
  now: () => Date
}

type WordRow = typeof houseWords.$inferSelect

/** The words of the viewer's organisation. @throws {ServiceError} `forbidden` unless Manager. */
export async function listHouseWords(db: Db, viewer: Viewer): Promise<HouseWordList> {
  requireManager(viewer)
  const rows = await loadWords(db, viewer.organisationId)
  return {
    words: rows.filter(isAdded).map(({ wordId, name, synonyms }) => ({ id: wordId, name, synonyms })),
    switchedOff: rows
      .filter((row) => !isAdded(row))
      .map(({ wordId, name }) => ({ id: wordId, name, meanings: meaningsOf(name) })),
  }
}

/**
 * Adds a word with its other words: from now on people are found by each of them who wrote any.
 *
 * @throws {ServiceError} `forbidden`; `invalid` for words that are taken or find nobody; `conflict` when there are too many.
 */
export function addHouseWord(parts: HouseWordParts, viewer: Viewer, word: HouseWordInput): Promise<HouseWordList> {
  return change(parts, viewer, async (tx, rows) => {
    refuseTooMany(rows.filter(isAdded), HOUSE_WORDS_MAX)
    refuseWords(rows, word)
    const wordId = createId()
    await tx
      .insert(houseWords)
      .values({ wordId, organisationId: viewer.organisationId, ...word, createdAt: parts.now() })
    return ['house-word-added', { wordId, ...word }]
  })
}

/** Changes a word and its other words. @throws {ServiceError} As {@link addHouseWord}; `not-found`. */
export function changeHouseWord(
  parts: HouseWordParts,
  viewer: Viewer,
  wordId: string,
  word: HouseWordInput,
): Promise<HouseWordList> {
  return change(parts, viewer, async (tx, rows) => {
    const before = requireWord(rows.filter(isAdded), wordId)
    refuseWords(
      rows.filter((row) => row !== before),
      word,
    )
    const from = { name: before.name, synonyms: before.synonyms }
    if (JSON.stringify(from) === JSON.stringify({ name: word.name, synonyms: word.synonyms })) return undefined
    await tx.update(houseWords).set(word).where(eq(houseWords.wordId, wordId))
    return ['house-word-changed', { wordId, from, to: word }]
  })
}

/** Removes a word: each of its words stands for itself again. */
export function removeHouseWord(parts: HouseWordParts, viewer: Viewer, wordId: string): Promise<HouseWordList> {
  return change(parts, viewer, async (tx, rows) => {
    const { name, synonyms } = requireWord(rows.filter(isAdded), wordId)
    await tx.delete(houseWords).where(eq(houseWords.wordId, wordId))
    return ['house-word-removed', { wordId, name, synonyms }]
  })
}

/**
 * Switches off a built-in name that means nothing else here.
 *
 * @throws {ServiceError} `forbidden`; `invalid` for one that is not built in, or is off already; `conflict` when there are
 * too many.
 */
export function switchOffHouseWord(
  parts: HouseWordParts,
  viewer: Viewer,
  { name }: HouseWordOffInput,
): Promise<HouseWordList> {
  return change(parts, viewer, async (tx, rows) => {
    const off = rows.filter((row) => !isAdded(row))
    refuseTooMany(off, HOUSE_WORDS_OFF_MAX)
    if (off.some((row) => foldText(row.name) === foldText(name))) throw invalidField('name', TAKEN)
    if (skillsNamed(name).length === 0) throw invalidField('name', 'This word stands for nothing else')
    const wordId = createId()
    const { organisationId } = viewer
    await tx.insert(houseWords).values({ wordId, organisationId, name, isSwitchedOff: true, createdAt: parts.now() })
    return ['house-word-switched-off', { wordId, name }]
  })
}

/** Lets a built-in name stand again for what it stands for elsewhere. @throws {ServiceError} `forbidden`; `not-found`. */
export function switchOnHouseWord(parts: HouseWordParts, viewer: Viewer, wordId: string): Promise<HouseWordList> {
  return change(parts, viewer, async (tx, rows) => {
    const { name } = requireWord(
      rows.filter((row) => !isAdded(row)),
      wordId,
    )
    await tx.delete(houseWords).where(eq(houseWords.wordId, wordId))
    return ['house-word-switched-on', { wordId, name }]
  })
}

const TAKEN = 'This word is in the list already'

type Done = readonly [action: AuditAction, details: Record<string, unknown>]

/** One change after the other, each with its entry in the audit log, and a revision that every process reads before a question. */
async function change(
  parts: HouseWordParts,
  viewer: Viewer,
  act: (tx: Db, rows: WordRow[]) => Promise<Done | undefined>,
): Promise<HouseWordList> {
  requireManager(viewer)
  const { organisationId, userId } = viewer
  await parts.db.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId)
    const result = await act(tx, await loadWords(tx, organisationId))
    if (!result) return
    await appendAudit(tx, { organisationId, actorId: userId, now: parts.now() }, ...result)
    await tx
      .insert(peopleSearchRevisions)
      .values({ organisationId, revision: 0, wordsRevision: 1 })
      .onConflictDoUpdate({
        target: peopleSearchRevisions.organisationId,
        set: { wordsRevision: sql`${peopleSearchRevisions.wordsRevision} + 1` },
      })
  })
  return listHouseWords(parts.db, viewer)
}

function loadWords(db: Db, organisationId: string): Promise<WordRow[]> {
  return db
    .select()
    .from(houseWords)
    .where(eq(houseWords.organisationId, organisationId))
    .orderBy(asc(sql`lower(${houseWords.name})`), asc(houseWords.wordId))
}

function isAdded({ isSwitchedOff }: WordRow): boolean {
  return !isSwitchedOff
}

function requireWord(rows: readonly WordRow[], wordId: string): WordRow {
  const row = rows.find((one) => one.wordId === wordId)
  if (!row) throw notFound('This word')
  return row
}

function refuseTooMany(rows: readonly WordRow[], most: number): void {
  if (rows.length < most) return
  throw new ServiceError('conflict', `An organisation has at most ${most.toLocaleString('en')} such words`)
}

/** Each word is meant in one way, and has to be one that questions are read for. */
function refuseWords(others: readonly WordRow[], { name, synonyms }: HouseWordInput): void {
  const taken = new Set(others.filter(isAdded).flatMap((row) => [row.name, ...row.synonyms].map(foldText)))
  for (const [index, word] of [name, ...synonyms].entries()) {
    const field = index === 0 ? 'name' : 'synonyms'
    const folded = foldText(word)
    const parts = folded.split(' ')
    if (parts.length > MAX_NAME_WORDS) throw invalidField(field, `At most ${MAX_NAME_WORDS} words each`)
    if (folded === '' || parts.every((part) => part.length < 2 || STOP_WORDS.has(part) || ASKING_WORDS.has(part)))
      throw invalidField(field, 'This word says too little to find people by')
    if (taken.has(folded)) throw invalidField(field, TAKEN)
    taken.add(folded)
  }
}

/** How else that is called which a built-in name stands for. */
function meaningsOf(name: string): string[] {
  return skillsNamed(name).flatMap(({ names }) => names.filter((one) => foldText(one) !== foldText(name)))
}
