import { ColorField, type ColorFieldProps } from '@umkreis/design-system'
import type { ThemeColourName } from '@umkreis/schemas'
import type { ThemeReport } from '@umkreis/theme'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import type { ColourDraft } from '../../logic/theme-draft.ts'
import { judgeColour } from '../../logic/word-theme.ts'
import { strong } from './theme.css.ts'

/** One of the four colours, and what became of it. */
export function ColourField({
  name,
  value,
  report,
  onChange,
}: {
  name: ThemeColourName
  value: ColourDraft
  report: ThemeReport
  onChange: ColorFieldProps['onChange']
}): ReactNode {
  const judgement = judgeColour(report, name)
  const { label, description } = copy.theme.colours[name]
  return (
    <ColorField
      label={label}
      description={description}
      name={name}
      {...value}
      onChange={onChange}
      finding={{
        tone: judgement.tone,
        ...(judgement.drawn ? { drawn: judgement.drawn } : {}),
        words: (
          <>
            {judgement.before}
            <b className={strong}>{judgement.strong}</b>
            {judgement.after}
          </>
        ),
      }}
    />
  )
}
