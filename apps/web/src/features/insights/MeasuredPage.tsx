import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ButtonLink, Card, Heading, showToast, Switch, Text } from '@umkreis/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useId } from 'react'
import { logError } from '../../services/log.ts'
import { loadPreferencesAtom, preferencesAtom, savePreferencesAtom } from '../../services/preferences/preferences.ts'
import { describeFailure } from '../../shared/form/describe-failure.ts'
import { paths } from '../../shared/paths.ts'
import { lines, part, row, text } from './components/insights.css.ts'
import { InsightsFrame } from './components/InsightsFrame.tsx'
import { copy } from './copy.ts'
import { measuredCopy } from './measured-copy.ts'

/** What the dashboards count and what they don’t, in plain words, and the switch by which one is left out. */
export function MeasuredPage(): ReactNode {
  return (
    <InsightsFrame isFigures={false}>
      <div className={text}>
        <Heading level={2}>{copy.measured}</Heading>
        <Text>{measuredCopy.lead}</Text>
        <OwnSwitch />
        {measuredCopy.sections.map((section) => (
          <section key={section.title} className={part}>
            <Heading level={3} size="title">
              {section.title}
            </Heading>
            <ul className={lines}>
              {section.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <div>
          <ButtonLink href={paths.insights('people')} icon={<ArrowLeftIcon size={18} />}>
            {measuredCopy.back}
          </ButtonLink>
        </div>
      </div>
    </InsightsFrame>
  )
}

function OwnSwitch() {
  const id = useId()
  const client = useQueryClient()
  const preferences = useAtomValue(preferencesAtom)
  const load = useSetAtom(loadPreferencesAtom)
  const save = useSetAtom(savePreferencesAtom)
  useEffect(() => void load(), [load])
  const change = async (isInInsights: boolean) => {
    try {
      await save({ isInInsights })
      await client.invalidateQueries({ queryKey: ['insights'] })
    } catch (error) {
      logError('The preferences could not be saved', error)
      showToast({ tone: 'danger', message: measuredCopy.saveFailed(describeFailure(error)) })
    }
  }
  return (
    <Card as="section" className={part} aria-labelledby={`${id}-title`}>
      <Heading level={3} size="title" id={`${id}-title`}>
        {measuredCopy.ownTitle}
      </Heading>
      <div className={row}>
        <div>
          <Text as="p" id={`${id}-label`} weight={600}>
            {measuredCopy.own}
          </Text>
          <Text as="p" id={`${id}-line`} size="small" tone="muted">
            {measuredCopy.ownLine}
          </Text>
        </div>
        <Switch
          selected={preferences.isInInsights}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-line`}
          onChange={(isOn) => void change(isOn)}
        />
      </div>
    </Card>
  )
}
