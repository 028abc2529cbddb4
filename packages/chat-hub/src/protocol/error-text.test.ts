import { expect, it } from 'vitest'
import { formatErrorText, parseErrorText } from './error-text.ts'

it('[ER1] reads the code and the sentence that were formatted', () => {
  const detail = 'The keys changed: seal again.'
  expect(parseErrorText(formatErrorText('StaleEpoch', detail))).toEqual({ code: 'StaleEpoch', detail })
})

it('[ER1] takes a code alone', () => {
  expect(parseErrorText('StaleEpoch')).toEqual({ code: 'StaleEpoch', detail: '' })
})

it('[ER1] takes text of another server as a sentence without a code', () => {
  const detail = 'An unexpected error occurred invoking a method: sorry.'
  expect(parseErrorText(detail)).toEqual({ code: undefined, detail })
})
