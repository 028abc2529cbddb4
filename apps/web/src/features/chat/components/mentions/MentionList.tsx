import { Avatar, Text, VisuallyHidden } from '@umkreis/design-system'
import type { GroupMember } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { formatName } from '../../../../shared/format/format-name.ts'
import { copy } from '../../copy.ts'
import { list, option, words } from './MentionList.css.ts'

/** The id of one option, for the field that it belongs to. */
export function optionId(listId: string, { userId }: GroupMember): string {
  return `${listId}-${userId}`
}

/** The people whom a name that is being written may mean. The cursor stays in the text: its keys move here. */
export function MentionList({
  id,
  people,
  activeIndex,
  onChoose,
}: {
  id: string
  people: readonly GroupMember[]
  activeIndex: number
  onChoose: (person: GroupMember) => void
}): ReactNode {
  return (
    <>
      {people.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select would take the cursor out of the text
        <div id={id} role="listbox" tabIndex={-1} className={list} aria-label={copy.mentionSomebody}>
          {people.map((person, index) => (
            // The keys are those of the text field, which names this list and its active option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={person.userId}
              id={optionId(id, person)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
              role="option"
              tabIndex={-1}
              className={option}
              aria-selected={index === activeIndex}
              // The field keeps the focus, and with it the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(person)}
            >
              <Avatar name={formatName(person)} src={person.avatarUrl} size={36} />
              <span className={words}>
                <Text as="span" size="small" weight={600} truncate>
                  <bdi>{formatName(person)}</bdi>
                </Text>
                <Text as="span" size="meta" tone="muted" truncate>
                  <bdi>{person.position}</bdi>
                </Text>
              </span>
            </div>
          ))}
        </div>
      ) : null}
      <VisuallyHidden as="div" aria-live="polite">
        {people.length > 0 ? copy.mentionsFound(people.length) : ''}
      </VisuallyHidden>
    </>
  )
}
