import type { EmbeddingsConfig } from '../../../config/embeddings.ts'
import type { Db } from '../../../db/client.ts'
import type { Logger } from '../../../logging/logger.ts'
import type { PeopleIndex } from '../people-index.ts'
import type { UnderstoodPart } from '../question-part.ts'
import { createEmbeddings } from './embeddings.ts'
import type { MeaningModel } from './model.ts'
import { readUnits } from './question-units.ts'
import { createQuestionVectors } from './question-vectors.ts'
import { readByMeaning } from './read-by-meaning.ts'
import { VectorKeeper, type VectorKeeperParts } from './vector-keeper.ts'

/** Finds people by what means the same, where an embeddings endpoint is set up. */
export interface Meaning extends AsyncDisposable {
  /** Makes the vectors of profiles. */
  keeper: VectorKeeper
  /** The model, once the endpoint has answered. */
  model(): MeaningModel | undefined
  /** Lets the parts of a question be met by what means the same, as far as the endpoint answers in time. Never rejects. */
  read(
    organisationId: string,
    index: PeopleIndex,
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
  return {
    keeper,
    model: () => keeper.model,
    async read(organisationId, { texts, directory }, question, understood) {
      const { model } = keeper
      if (!model || !texts || texts.size === 0) return understood
      const units = readUnits(question, understood)
      if (units.length === 0) return understood
      const found = await vectors.read(
        organisationId,
        units.map(({ text }) => text),
        model.dimensions,
      )
      return readByMeaning(understood, units, found, { texts, directory, model })
    },
    async [Symbol.asyncDispose]() {
      await vectors[Symbol.asyncDispose]()
      await keeper[Symbol.asyncDispose]()
    },
  }
}
