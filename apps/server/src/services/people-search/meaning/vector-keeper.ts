import { asc, gt } from 'drizzle-orm'
import type { EmbeddingsConfig } from '../../../config/embeddings.ts'
import type { Db } from '../../../db/client.ts'
import { organisations } from '../../../db/schema/index.ts'
import type { Logger } from '../../../logging/logger.ts'
import { loadPeople } from '../load-people.ts'
import { claimPeople, countWaiting, releasePeople } from './claim-people.ts'
import { embedTexts } from './embed-texts.ts'
import { EmbeddingsError } from './embeddings-error.ts'
import { BATCH_SIZE, type Embeddings } from './embeddings.ts'
import { type MeaningModel, learnModel } from './model.ts'
import { type Points, openPoints } from './points.ts'
import { type PersonText, textsOf } from './stored-vectors.ts'
import {
  type PersonHashes,
  completePeople,
  deleteOrphans,
  deleteOtherModels,
  findMissing,
  forgetGone,
  noteTexts,
  storeVectors,
} from './write-vectors.ts'

/** What vectors are made with. */
export interface VectorKeeperParts {
  db: Db
  logger: Logger
  embeddings: Embeddings
  config: Pick<EmbeddingsConfig, 'model' | 'answerTimeoutMs' | 'retriesMs' | 'usesPgvector'>
  /** Called and waited for after some people of an organisation have their vectors. */
  onTurned?: (organisationId: string) => Promise<void>
}

// Processes that ended leave claims behind, which others take up once they have run out.
const SCAN_INTERVAL_MS = 10 * 60 * 1000
// Nobody waits longer for an endpoint than for the index.
const SOON_MS = 3_000

/**
 * Keeps the vectors of profiles in step with profiles. What waits stands in the database: after a crash, and after hours
 * without the endpoint, it goes on where it was. Only texts that nobody of the organisation had before are sent.
 */
export class VectorKeeper implements AsyncDisposable {
  readonly #parts: VectorKeeperParts
  readonly #stopping = new AbortController()
  /** Whom to look at; undefined: everybody of the organisation. */
  readonly #due = new Map<string, Set<string> | undefined>()
  /** Organisations without vectors that nobody has. */
  readonly #tidied = new Set<string>()
  #model: MeaningModel | undefined
  #points: Points | undefined
  #learning: Promise<MeaningModel> | undefined
  #round: Promise<void> | undefined
  #failures = 0
  #retry: NodeJS.Timeout | undefined
  #scan: NodeJS.Timeout | undefined

  constructor(parts: VectorKeeperParts) {
    this.#parts = parts
  }

  /** The model, once the endpoint has answered. */
  get model(): MeaningModel | undefined {
    return this.#model
  }

  /** Where the model's vectors lie in the database, where that has pgvector. Known with the model. */
  get points(): Points | undefined {
    return this.#points
  }

  /** Whether the endpoint gave no answer, and is tried again. */
  get isWaiting(): boolean {
    return this.#failures > 0
  }

  /** Comes back once the model is known, or soon; from now on looks now and then at everybody who waits. */
  async start(): Promise<void> {
    this.#scan ??= setInterval(() => void this.#scanAll(), SCAN_INTERVAL_MS).unref()
    let timer: NodeJS.Timeout | undefined
    const soon = new Promise<void>((settle) => (timer = setTimeout(settle, SOON_MS)))
    // Whoever waits for it tells what is wrong.
    await Promise.race([this.#learn().catch(() => {}), soon])
    clearTimeout(timer)
  }

  /** Somebody's document was written. @param userIds Undefined: look at everybody of the organisation. */
  wake(organisationId: string, userIds?: readonly string[]): void {
    if (this.#stopping.signal.aborted) return
    this.#add(organisationId, userIds)
    if (!this.#retry) this.#begin()
  }

  #add(organisationId: string, userIds: readonly string[] | undefined): void {
    const due = this.#due.get(organisationId)
    const isWhole = userIds === undefined || (this.#due.has(organisationId) && due === undefined)
    this.#due.set(organisationId, isWhole ? undefined : new Set([...(due ?? []), ...userIds]))
  }

  /** Settles when nobody waits who could be worked on now. */
  async settled(): Promise<void> {
    while (this.#round) await this.#round
  }

  /** Ends what is under way; what is left waits in the database. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopping.abort()
    clearInterval(this.#scan)
    clearTimeout(this.#retry)
    await this.#round
  }

  async #scanAll(): Promise<void> {
    let after = ''
    try {
      while (!this.#stopping.signal.aborted) {
        const rows = await this.#parts.db
          .select({ id: organisations.organisationId })
          .from(organisations)
          .where(gt(organisations.organisationId, after))
          .orderBy(asc(organisations.organisationId))
          .limit(100)
        for (const { id } of rows) this.wake(id)
        const last = rows.at(-1)
        if (!last) return
        after = last.id
      }
    } catch (error) {
      if (!this.#stopping.signal.aborted)
        this.#parts.logger.error({ err: error }, 'Vectors could not be looked through')
    }
  }

  #begin(): void {
    this.#round ??= this.#work().finally(() => {
      this.#round = undefined
      // Whoever came while the last of it ended.
      if (this.#due.size > 0 && !this.#retry && !this.#stopping.signal.aborted) this.#begin()
    })
  }

  async #work(): Promise<void> {
    try {
      await this.#learn().catch(async (error: unknown) => {
        // Without a model nobody can be worked on, but whoever left goes all the same.
        for (const [organisationId, userIds] of this.#due) {
          if (this.#stopping.signal.aborted) break
          await this.#forget(organisationId, userIds && [...userIds])
        }
        throw error
      })
      await this.#workOnAll()
      this.#failures = 0
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.#pause(error)
    }
  }

  /** Where the endpoint fails, what nobody has any more is deleted all the same, and whoever needs nothing sent is done. */
  async #workOnAll(): Promise<void> {
    const failed: { organisationId: string; userIds: readonly string[] | undefined; error: unknown }[] = []
    for (const [organisationId, due] of this.#due) {
      if (this.#stopping.signal.aborted) return
      this.#due.delete(organisationId)
      const userIds = due && [...due]
      try {
        await this.#workOn(organisationId, userIds, failed.length === 0)
      } catch (error) {
        failed.push({ organisationId, userIds, error })
      }
    }
    const [first] = failed
    if (!first) return
    // Not before: the walk over what is due would come to them again.
    for (const { organisationId, userIds } of failed) this.#add(organisationId, userIds)
    throw first.error
  }

  /** Asks the endpoint what its model is like, unless it has answered before. @throws {EmbeddingsError} */
  async #learn(): Promise<void> {
    if (this.#model) return
    this.#learning ??= this.#open().finally(() => (this.#learning = undefined))
    this.#model = await this.#learning
  }

  async #open(): Promise<MeaningModel> {
    const { db, logger, config, embeddings } = this.#parts
    const model = await learnModel(config.model, embeddings, this.#signal())
    const warn = (err: unknown) =>
      logger.warn({ err }, 'pgvector is there, but may not be set up: vectors are compared in memory')
    if (config.usesPgvector) this.#points = await openPoints(db, model, this.#stopping.signal, warn)
    return model
  }

  #signal(): AbortSignal {
    return AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(this.#parts.config.answerTimeoutMs)])
  }

  #pause(error: unknown): void {
    const { config, logger } = this.#parts
    const isKnown = error instanceof EmbeddingsError
    const step = config.retriesMs[Math.min(this.#failures, config.retriesMs.length - 1)] ?? 60_000
    const afterMs = Math.max(step, (isKnown ? error.retryAfterMs : undefined) ?? 0)
    this.#failures += 1
    if (isKnown)
      logger.warn(
        { failure: error.failure, detail: error.detail, afterMs },
        'Profiles wait for vectors; it is tried again',
      )
    else logger.error({ err: error, afterMs }, 'Vectors could not be made; it is tried again')
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#begin()
    }, afterMs).unref()
  }

  /** Forgets who is gone; at the first look at everybody also what earlier versions left behind of those they deleted. */
  async #forget(organisationId: string, userIds: readonly string[] | undefined): Promise<void> {
    const { db } = this.#parts
    await forgetGone(db, organisationId, userIds)
    if (userIds !== undefined || this.#tidied.has(organisationId)) return
    await deleteOrphans(db, organisationId)
    this.#tidied.add(organisationId)
  }

  async #workOn(organisationId: string, userIds: readonly string[] | undefined, maySend: boolean): Promise<void> {
    const { db, logger } = this.#parts
    const model = this.#model
    if (!model) return
    await this.#forget(organisationId, userIds)
    let done = 0
    let after = ''
    for (;;) {
      const claimed = await claimPeople(db, organisationId, model.key, userIds, after)
      const last = claimed.at(-1)
      if (last === undefined) break
      after = last
      try {
        await this.#makeVectors(organisationId, model, claimed, maySend)
      } catch (error) {
        await releasePeople(db, claimed)
        throw error
      }
      done += claimed.length
      await this.#parts.onTurned?.(organisationId)
      if (done % 5_000 < claimed.length) logger.info({ organisationId, done }, 'Profiles are turned into vectors')
      if (this.#stopping.signal.aborted) return
    }
    if (userIds === undefined && (await countWaiting(db, organisationId, model.key)).waiting === 0)
      await deleteOtherModels(db, organisationId, model.key)
  }

  async #makeVectors(
    organisationId: string,
    model: MeaningModel,
    userIds: readonly string[],
    maySend: boolean,
  ): Promise<void> {
    const { db } = this.#parts
    const people: PersonHashes[] = []
    const texts = new Map<string, PersonText>()
    for await (const batch of loadPeople(db, organisationId, userIds)) {
      for (const person of batch) {
        const own = person.document === undefined ? [] : textsOf(person)
        for (const text of own) texts.set(text.hash, text)
        people.push({
          userId: person.userId,
          revision: person.revision,
          hashes: [...new Set(own.map(({ hash }) => hash))],
        })
      }
    }
    await noteTexts(db, organisationId, people)
    const missing = await findMissing(db, organisationId, model.key, [...texts.keys()])
    const open = [...texts.values()].filter(({ hash }) => missing.has(hash))
    if (open.length > 0 && !maySend) throw new EmbeddingsError('unreached', 'failed a moment ago')
    for (let from = 0; from < open.length; from += BATCH_SIZE) {
      const batch = open.slice(from, from + BATCH_SIZE)
      const vectors = await embedTexts(
        { embeddings: this.#parts.embeddings, dimensions: model.dimensions, signal: () => this.#signal() },
        batch.map(({ text }) => text),
      )
      await storeVectors(
        db,
        organisationId,
        model.key,
        userIds,
        batch.map(({ hash }, index) => ({ hash, vector: vectors[index] ?? new Float32Array(model.dimensions) })),
        this.#points,
      )
    }
    await completePeople(db, organisationId, model.key, people)
  }
}
