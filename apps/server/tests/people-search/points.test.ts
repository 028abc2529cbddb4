import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseClient, openDatabase } from '../../src/db/client.ts'
import { meaningVectors, organisations } from '../../src/db/schema/index.ts'
import { type Points, openPoints } from '../../src/services/people-search/meaning/points.ts'
import { type Vector, cosine, toBytes, toUnit } from '../../src/services/people-search/meaning/vector.ts'

const DIMENSIONS = 64
const MODEL = { key: "it's a model/64", dimensions: DIMENSIONS }
const NEVER = new AbortController().signal

let state = 11
/** Numbers between -1 and 1 that are the same in every run. */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 31 - 1
}
const direction = () => toUnit(Array.from({ length: DIMENSIONS }, () => random() + random() + random()))

let database: DatabaseClient
let points: Points
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' })
  for (const organisationId of ['many', 'few', 'before'])
    await database.db.insert(organisations).values({ organisationId, name: organisationId })
})
afterAll(() => database[Symbol.asyncDispose]())

async function store(organisationId: string, vectors: ReadonlyMap<string, Vector>): Promise<void> {
  const rows = [...vectors].map(([hash, vector]) => ({ hash, bytes: toBytes(vector) }))
  for (let from = 0; from < rows.length; from += 500) {
    const some = rows.slice(from, from + 500)
    await database.db
      .insert(meaningVectors)
      .values(
        some.map(({ hash, bytes }) => ({ organisationId, hash, model: MODEL.key, vector: Buffer.from(bytes.buffer) })),
      )
    await (points as Points | undefined)?.put(database.db, organisationId, some)
  }
}

const create = (count: number, name: string) =>
  new Map(Array.from({ length: count }, (_, at) => [`${name}-${at}`, direction()] as const))

const countPoints = async () => {
  const [row] = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from search_points.points`,
  )
  return row?.count
}

describe('points in a database with pgvector', () => {
  it('begin with what was stored without it, and need no second opening', async () => {
    await store('before', create(3, 'before'))
    for (let time = 0; time < 2; time += 1) {
      const opened = await openPoints(database.db, MODEL, NEVER)
      if (!opened) throw new Error('The embedded database comes with pgvector')
      points = opened
      expect(await countPoints()).toBe(3)
    }
  })

  it('are found by an HNSW index: at least 95 of 100 that comparing all would find, and of one’s own organisation alone', async () => {
    const [many, few] = [create(1_200, 'many'), create(40, 'few')]
    await store('many', many)
    await store('few', few)
    await database.db.execute(sql`analyze search_points.points`)
    let met = 0
    let wanted = 0
    for (let question = 0; question < 8; question += 1) {
      const asked = direction()
      const ranked = [...many]
        .map(([key, vector]) => ({ key, near: cosine(vector, asked) }))
        .toSorted((a, b) => b.near - a.near)
        .slice(0, 48)
      const [found] = await points.find('many', [asked], [-1])
      const keys = new Set(found?.texts.map(({ key }) => key))
      expect(keys.size).toBe(48)
      wanted += ranked.length
      met += ranked.filter(({ key }) => keys.has(key)).length
      // The index knows forty of theirs among twelve hundred others.
      const [theirs] = await points.find('few', [asked], [-1])
      expect(theirs?.texts.map(({ key }) => key).toSorted()).toEqual([...few.keys()].toSorted())
    }
    expect(met / wanted).toBeGreaterThanOrEqual(0.95)
  })

  it('say how close each text is to every vector that was asked for, and nothing that is further than asked', async () => {
    const [first, second] = [direction(), direction()]
    await store('few', new Map([['exactly', first]]))
    const [none, found, other] = await points.find('few', [undefined, first, second], [0, 0.9, 2])
    expect(none).toEqual({ texts: [], total: 0, size: 0 })
    expect(found).toMatchObject({ total: 1, size: 41 })
    expect(found?.texts).toEqual([
      { key: 'exactly', cosines: [0, expect.closeTo(1, 2), expect.closeTo(cosine(first, second), 1)] },
    ])
    expect(other?.texts).toEqual([])
  })

  it('go with the vectors that they are copies of, and with the organisation', async () => {
    await database.db.execute(sql`delete from meaning_vectors where hash = 'exactly'`)
    expect((await points.find('few', [direction()], [-1]))[0]?.size).toBe(40)
    await database.db.execute(sql`delete from organisations where organisation_id = 'many'`)
    expect(await countPoints()).toBe(43)
  })

  it('are another model’s for another model', async () => {
    const other = await openPoints(database.db, { key: 'other/64', dimensions: DIMENSIONS }, NEVER)
    expect(await other?.find('few', [direction()], [-1])).toEqual([{ texts: [], total: 0, size: 0 }])
    const indexes = await database.db.execute(
      sql`select 1 from pg_indexes where schemaname = 'search_points' and indexname <> 'points_pkey'`,
    )
    expect([...indexes]).toHaveLength(1)
  })

  it('are none where the account may not make their tables, and the reason is told', async () => {
    await database.db.execute(sql`create role reader`)
    const refusals: unknown[] = []
    const opened = await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local role reader`)
      return openPoints(tx, MODEL, NEVER, (error) => refusals.push(error))
    })
    expect(opened).toBeUndefined()
    expect(refusals).toEqual([expect.objectContaining({ cause: expect.objectContaining({ code: '42501' }) })])
  })

  it('fail, to be tried again, where the database is not reached', async () => {
    const gone = await openDatabase({ kind: 'memory' })
    await gone[Symbol.asyncDispose]()
    await expect(openPoints(gone.db, MODEL, NEVER)).rejects.toThrow()
  })

  it('are none where there are more dimensions than its index takes', async () => {
    expect(await openPoints(database.db, { key: 'wide/4001', dimensions: 4_001 }, NEVER)).toBeUndefined()
  })
})
