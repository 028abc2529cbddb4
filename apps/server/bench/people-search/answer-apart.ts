import { answerAll } from './answers.ts'
import { createRelevanceSet } from './relevance-set.ts'
import { setStage } from './stage.ts'

{
  await using stage = await setStage(createRelevanceSet().profiles)
  process.send?.(await answerAll(stage))
}
process.disconnect?.()
