import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { supportCopy } from './copy.ts'
import { answer as answerStyle, caret, list, question as questionStyle } from './support.css.ts'

/** What is asked most, each with its answer folded away. */
export function Questions(): ReactNode {
  return (
    <div className={list}>
      {supportCopy.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary className={questionStyle}>
            {question}
            <CaretDownIcon className={caret} size={18} aria-hidden />
          </summary>
          <Text tone="muted" reading className={answerStyle}>
            {answer}
          </Text>
        </details>
      ))}
    </div>
  )
}
