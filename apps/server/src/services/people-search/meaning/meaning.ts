import type { UnderstoodPart } from '@umkreis/people-search'
import type { EmbeddingsConfig } from '../../../config/embeddings.ts'
import type { Db } from '../../../db/client.ts'
import type { Logger } from '../../../logging/logger.ts'
import type { OrganisationIndex } from '../organisation-index.ts'
import { createEmbeddings } from './embeddings.ts'
import { findKept } from './found-texts.ts'
import type { MeaningModel } from './model.ts'
import type { Points } from './points.ts'
import { readUnits } from './question-units.ts'
import { createQuestionVectors } from './question-vectors.ts'
import { farnessOf, readByMeaning } from './read-by-meaning.ts'
import { VectorKeeper, type VectorKeeperParts } from './vector-keeper.ts'

/** Finds people by what means the same, where an embeddings endpoint is set up. */
export interface Meaning extends AsyncDisposable {
  /** Makes the vectors of profiles. */
  keeper: VectorKeeper
  /** The model, once the endpoint has answered. */
  model(): MeaningModel | undefined
  /** Where its vectors lie in the database, where that has pgvector. */
  points(): Points | undefined
  /** Lets the parts of a question be met by what means the same, as far as the endpoint answers in time. Never rejects. */
  read(
    organisationId: string,
    index: OrganisationIndex,
    question: string,
    parts: readonly UnderstoodPart[],
  ): Promise<readonly UnderstoodPart[]>
}

/** Opens it; the endpoint is asked once there is something to ask. */
export function createMeaning(
  parts: { db: Db; logger: Logger; config: EmbeddingsConfig } & Pick<VectorKeeperParts, 'onTurned'>,
): Meaning {
  const { logger, config } = parts
  const embeddings = createEmbeddings(config)
  const keeper = new VectorKeeper({ ...parts, embeddings })
  const vectors = createQuestionVectors({ embeddings, logger, waitMs: config.questionWaitMs })
  /** Whatever the database says: the question is answered by words. */
  const findPoints = async (...asked: Parameters<Points['find']>) => {
    try {
      return (await keeper.points?.find(...asked)) ?? []
    } catch (error) {
      logger.error({ err: error }, 'A question was answered without vectors')
      return []
    }
  }
  return {
    keeper,
    model: () => keeper.model,
    points: () => keeper.points,
    async read(organisationId, { hasTexts, texts, directory }, question, understood) {
      const { model } = keeper
      if (!model || !hasTexts) return understood
      const units = readUnits(question, understood)
      if (units.length === 0) return understood
      const asked = await vectors.read(
        organisationId,
        units.map(({ text }) => text),
        model.dimensions,
      )
      if (!asked.some(Boolean)) return understood
      const farness = farnessOf(model, asked)
      const leasts = farness.map((far) => model.least + (far ?? 0))
      const found = texts ? findKept(texts, asked, leasts) : await findPoints(organisationId, asked, leasts)
      return readByMeaning(understood, units, found, farness, { directory, model })
    },
    async [Symbol.asyncDispose]() {
      await vectors[Symbol.asyncDispose]()
      await keeper[Symbol.asyncDispose]()
    },
  }
}
