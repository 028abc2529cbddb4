import { Text } from '@umkreis/design-system'
import { Fragment, type ReactNode } from 'react'
import { copy } from './copy.ts'
import { hintCode, hints, hintText, notice } from './history.css.ts'

/** What stands in place of findings before anything is looked for. */
export function SearchIntro({ isAvailable }: { isAvailable: boolean }): ReactNode {
  if (!isAvailable) {
    return (
      <output className={notice}>
        <Text as="span" size="small">
          {copy.unavailable}
        </Text>
      </output>
    )
  }
  return (
    <div className={notice}>
      <Text weight={600}>{copy.introTitle}</Text>
      <Text size="small" tone="muted">
        {copy.intro}
      </Text>
      <Text size="small" weight={600}>
        {copy.hintTitle}
      </Text>
      <dl className={hints}>
        {copy.hints.map(([typed, meaning]) => (
          <Fragment key={typed}>
            <Text as="dt" size="small" className={hintCode}>
              {typed}
            </Text>
            <Text as="dd" size="small" tone="muted" className={hintText}>
              {meaning}
            </Text>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
