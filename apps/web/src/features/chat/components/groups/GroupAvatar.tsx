import { Avatar } from '@umkreis/design-system'
import type { GroupMember } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { formatName } from '../../../../shared/format/format-name.ts'
import { disc, member, place } from './GroupAvatar.css.ts'

/** The picture of a conversation: its own, the other person's, or up to three people on one disc. */
export function GroupAvatar({
  title,
  avatarUrl,
  people,
}: {
  title: string
  avatarUrl: string | null
  people: readonly GroupMember[]
}): ReactNode {
  const [first, second] = people
  if (avatarUrl !== null || !first) return <Avatar name={title} src={avatarUrl} size={48} />
  if (!second) return <Avatar name={formatName(first)} src={first.avatarUrl} size={48} />
  const shown = people.slice(0, 3)
  return (
    <span className={disc} aria-hidden>
      {shown.map((person, index) => (
        <span key={person.userId} className={`${member} ${place[shown.length === 2 ? 'two' : 'three'][index] ?? ''}`}>
          <Avatar name={formatName(person)} src={person.avatarUrl} size={24} />
        </span>
      ))}
    </span>
  )
}
