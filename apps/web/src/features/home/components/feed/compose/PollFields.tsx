import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Button, IconButton, Select, TextField, VisuallyHidden } from '@umkreis/design-system'
import { FEED_POLL_OPTION_MAX_LENGTH, FEED_POLL_OPTIONS_MAX } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { POLL_DAYS, type PostDraft } from '../../../logic/post-draft.ts'
import { copy } from '../feed-copy.ts'
import { fields, optionField, optionLine, tools } from './composer.css.ts'

type Poll = NonNullable<PostDraft['poll']>

/** The answers of a poll that is being written, and how long it is open. */
export function PollFields({ poll, onChange }: { poll: Poll; onChange: (poll: Poll | null) => void }): ReactNode {
  const { options, days } = poll
  const put = (changed: readonly string[]) => onChange({ ...poll, options: [...changed] })
  return (
    <fieldset className={fields}>
      <VisuallyHidden as="legend">{copy.poll}</VisuallyHidden>
      {options.map((option, place) => (
        // Answers have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={optionLine}>
          <div className={optionField}>
            <TextField
              label={copy.option(place + 1)}
              maxLength={FEED_POLL_OPTION_MAX_LENGTH}
              value={option}
              onChange={(text) => put(options.map((one, at) => (at === place ? text : one)))}
            />
          </div>
          {options.length > 2 ? (
            <IconButton
              label={copy.removeOption(place + 1)}
              icon={<XIcon size={18} />}
              onPress={() => put(options.filter((_, at) => at !== place))}
            />
          ) : null}
        </div>
      ))}
      <div className={tools}>
        {options.length < FEED_POLL_OPTIONS_MAX ? (
          <Button variant="text" size={32} icon={<PlusIcon size={16} />} onPress={() => put([...options, ''])}>
            {copy.addOption}
          </Button>
        ) : null}
        <Select
          look="pill"
          label={copy.pollEnd}
          choices={POLL_DAYS.map((id) => ({ id, label: copy.pollEnds[id] }))}
          selected={days}
          onSelect={(chosen) => onChange({ ...poll, days: chosen })}
        />
        <Button variant="text" size={32} onPress={() => onChange(null)}>
          {copy.removePoll}
        </Button>
      </div>
    </fieldset>
  )
}
