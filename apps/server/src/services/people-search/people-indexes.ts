import { and, eq, gt } from 'drizzle-orm'
import { changedNames, createPeopleIndex, type House, inflectionsOf, MEANING_TAG } from '@umkreis/people-search'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { peopleMeanings, peopleSearchDocuments, peopleSearchRevisions, users } from '../../db/schema/index.ts'
import { readInHouse } from './read-in-house.ts'
import { loadHouse } from './load-house.ts'
import { loadPeople } from './load-people.ts'
import type { MeaningModel } from './meaning/model.ts'
import { createNearestTexts } from './meaning/nearest-texts.ts'
import { type VectorScope, addMeanings } from './meaning/stored-vectors.ts'
import type { OrganisationIndex } from './organisation-index.ts'

/** Keeps in memory the index of each organisation that is asking. */
export interface PeopleIndexes {
  /** What answers the viewer's questions: nothing in it comes from people they may not see. */
  read(viewer: Viewer): Promise<OrganisationIndex>
  /** Reads what changed in an organisation that is kept, so that the next question need not. */
  catchUp(organisationId: string): Promise<void>
  /** Reads an organisation before anybody asks, while there is room. @returns Whether there was. */
  warm(organisationId: string): Promise<boolean>
}

type Meant = Omit<VectorScope, 'organisationId'>

interface Kept {
  index: OrganisationIndex
  revision: number
  wordsRevision: number
  /** The organisation's words that everybody in the index was read by. */
  house?: House | undefined
  /** The reading under way, and the one that whoever asks meanwhile waits for: the first may have missed their change. */
  current?: Promise<void>
  next?: Promise<void>
}

/** How indexes find by meaning, and how much they keep. */
export interface PeopleIndexesOptions {
  /** The model whose vectors are read, once it is known; without one there are none. */
  modelNow?: () => MeaningModel | undefined
  /** Whether the database finds what is close itself, so that no vector is kept in memory. */
  isFoundInDatabase?: () => boolean
  maxPeople?: number
  maxVectorBytes?: number
  /** Told once when there is room for no further vector. */
  onFull?: () => void
}

// About two kilobytes each.
const MAX_PEOPLE_KEPT = 400_000

export function createPeopleIndexes(
  db: Db,
  {
    modelNow = () => undefined,
    isFoundInDatabase = () => false,
    maxPeople = MAX_PEOPLE_KEPT,
    maxVectorBytes = Number.POSITIVE_INFINITY,
    onFull = () => {},
  }: PeopleIndexesOptions = {},
): PeopleIndexes {
  // In the order in which they were asked, the latest last.
  const kept = new Map<string, Kept>()
  const houses = createHouses(db)
  let isFull = false

  /** For how many more vectors of a model there is room. @param more Texts that no kept index holds. */
  function roomFor({ dimensions }: MeaningModel, more = 0): number {
    const texts = [...kept.values()].reduce((sum, { index }) => sum + (index.texts?.size ?? 0), more)
    const room = Math.max(0, Math.floor(maxVectorBytes / dimensions) - texts)
    if (room === 0 && !isFull) {
      isFull = true
      onFull()
    }
    return room
  }

  /** What vectors are read by into an index; undefined without a model. */
  function meaningOf(index: OrganisationIndex, isGuests: boolean): Meant | undefined {
    const model = modelNow()
    if (!model) return undefined
    // What is closest in the whole organisation could be nobody of a guest's groups.
    if (isGuests || !isFoundInDatabase()) index.texts ??= createNearestTexts(model.centre)
    index.model = model.key
    const { texts } = index
    return { model: model.key, texts, room: () => roomFor(model, isGuests ? (texts?.size ?? 0) : 0) }
  }

  function peopleKept(): number {
    return [...kept.values()].reduce((sum, { index }) => sum + index.directory.population, 0)
  }

  function keep(organisationId: string): Kept {
    const known = kept.get(organisationId) ?? { index: createPeopleIndex(), revision: -1, wordsRevision: 0 }
    kept.delete(organisationId)
    kept.set(organisationId, known)
    for (const oldest of kept.keys()) {
      if (oldest === organisationId || peopleKept() <= maxPeople) break
      kept.delete(oldest)
    }
    return known
  }

  async function readChanges(organisationId: string, known: Kept): Promise<void> {
    const { revision, wordsRevision } = await readRevisions(db, organisationId)
    const isFirst = known.index.model === undefined
    const meant = meaningOf(known.index, false)
    // Whoever was read before was read without vectors.
    if (meant && isFirst) known.revision = -1
    if (revision === known.revision && wordsRevision === known.wordsRevision) return
    const house = wordsRevision === known.wordsRevision ? known.house : await houses.read(organisationId, wordsRevision)
    known.index.house = house
    const reworded =
      house === known.house ? [] : known.index.havingWords(changedNames(known.house, house).flatMap(inflectionsOf))
    // Who changed is asked first: which people to read is then plain to the database, however old its statistics are.
    const changed = await db
      .select({ userId: peopleSearchDocuments.userId })
      .from(peopleSearchDocuments)
      .where(
        and(
          eq(peopleSearchDocuments.organisationId, organisationId),
          gt(peopleSearchDocuments.revision, known.revision),
        ),
      )
    const turned = meant ? await whoWasTurned(db, organisationId, known.revision) : []
    const userIds = [...new Set([...[...changed, ...turned].map(({ userId }) => userId), ...reworded])]
    await fill(db, organisationId, known.index, meant, userIds)
    // Only now: where reading failed, the same words are put in once more.
    Object.assign(known, { revision, wordsRevision, house })
  }

  function start(organisationId: string, known: Kept): Promise<void> {
    const reading = readChanges(organisationId, known).finally(() => {
      if (known.current === reading) delete known.current
    })
    known.current = reading
    return reading
  }

  function refresh(organisationId: string, known: Kept): Promise<void> {
    if (!known.current) return start(organisationId, known)
    known.next ??= known.current
      .catch(() => {})
      .then(() => {
        delete known.next
        return start(organisationId, known)
      })
    return known.next
  }

  return {
    async read(viewer) {
      if (viewer.role === 'external') return readForGuest(db, viewer, (index) => meaningOf(index, true), houses)
      const known = keep(viewer.organisationId)
      await refresh(viewer.organisationId, known)
      return known.index
    },
    async catchUp(organisationId) {
      const known = kept.get(organisationId)
      if (known) await refresh(organisationId, known)
    },
    async warm(organisationId) {
      if (peopleKept() >= maxPeople) return false
      if (!kept.has(organisationId)) await refresh(organisationId, keep(organisationId))
      return true
    },
  }
}

/** How far an organisation's documents and words have come. */
async function readRevisions(db: Db, organisationId: string): Promise<{ revision: number; wordsRevision: number }> {
  const [row] = await db
    .select({ revision: peopleSearchRevisions.revision, wordsRevision: peopleSearchRevisions.wordsRevision })
    .from(peopleSearchRevisions)
    .where(eq(peopleSearchRevisions.organisationId, organisationId))
  // Documents older than revisions have none.
  return row ?? { revision: 0, wordsRevision: 0 }
}

/** Reads the words of organisations, and keeps them for guests, whose index is read each time. */
interface Houses {
  read(organisationId: string, wordsRevision: number): Promise<House | undefined>
}

const MAX_HOUSES_KEPT = 50

function createHouses(db: Db): Houses {
  const kept = new Map<string, { wordsRevision: number; house: House | undefined }>()
  return {
    async read(organisationId, wordsRevision) {
      if (wordsRevision === 0) return undefined
      const known = kept.get(organisationId)
      if (known?.wordsRevision === wordsRevision) return known.house
      const house = await loadHouse(db, organisationId)
      kept.delete(organisationId)
      kept.set(organisationId, { wordsRevision, house })
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_HOUSES_KEPT) break
        kept.delete(oldest)
      }
      return house
    },
  }
}

/** Whose vectors were made since a revision. */
function whoWasTurned(db: Db, organisationId: string, revision: number): Promise<{ userId: string }[]> {
  return db
    .select({ userId: peopleMeanings.userId })
    .from(peopleMeanings)
    .where(and(eq(peopleMeanings.organisationId, organisationId), gt(peopleMeanings.revision, revision)))
}

/** Puts people into an index as the database knows them now, and takes those out who are to be found no more. */
async function fill(
  db: Db,
  organisationId: string,
  index: OrganisationIndex,
  meant: Meant | undefined,
  userIds: readonly string[],
): Promise<void> {
  for await (const people of loadPeople(db, organisationId, userIds)) {
    const read = meant ? await addMeanings(db, { organisationId, ...meant }, people) : people
    if (read.some((person, at) => person !== people[at])) index.hasTexts = true
    for (const person of read) {
      const meant = index.house ? readInHouse(person, index.house) : person
      if (meant.document === undefined) index.remove(meant.userId)
      else index.put(meant)
    }
  }
  meant?.texts?.sweep((hash) => index.postings.countOf(MEANING_TAG + hash) > 0)
}

/** A guest's index holds the people of their groups alone, and is read each time: groups change, and are small. */
async function readForGuest(
  db: Db,
  viewer: Viewer,
  meaningOf: (index: OrganisationIndex) => Meant | undefined,
  houses: Houses,
): Promise<OrganisationIndex> {
  const rows = await db.select({ userId: users.userId }).from(users).where(visibleUsers(viewer))
  const index: OrganisationIndex = createPeopleIndex()
  const { wordsRevision } = await readRevisions(db, viewer.organisationId)
  index.house = await houses.read(viewer.organisationId, wordsRevision)
  const userIds = rows.map(({ userId }) => userId)
  await fill(db, viewer.organisationId, index, meaningOf(index), userIds)
  return index
}
