import { AirplaneTiltIcon } from '@phosphor-icons/react/dist/csr/AirplaneTilt'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { HandWavingIcon } from '@phosphor-icons/react/dist/csr/HandWaving'
import { HashIcon } from '@phosphor-icons/react/dist/csr/Hash'
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb'
import { OrangeSliceIcon } from '@phosphor-icons/react/dist/csr/OrangeSlice'
import { PawPrintIcon } from '@phosphor-icons/react/dist/csr/PawPrint'
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley'
import { SoccerBallIcon } from '@phosphor-icons/react/dist/csr/SoccerBall'
import type { Icon } from '@phosphor-icons/react'
import { IconButton } from '@umkreis/design-system'
import type { ReactNode, RefObject } from 'react'
import type { EmojiGroup } from '../../logic/emoji-table.ts'
import { emojiCopy } from './copy.ts'
import { bar } from './EmojiPicker.css.ts'

const ICONS: Readonly<Record<EmojiGroup, Icon>> = {
  smileys: SmileyIcon,
  people: HandWavingIcon,
  nature: PawPrintIcon,
  food: OrangeSliceIcon,
  travel: AirplaneTiltIcon,
  activities: SoccerBallIcon,
  objects: LightbulbIcon,
  symbols: HashIcon,
  flags: FlagIcon,
}

/** Leads to each kind of emojis in the list. */
export function EmojiGroups({
  list,
  groups,
  hasRecent,
}: {
  list: RefObject<HTMLElement | null>
  groups: readonly EmojiGroup[]
  hasRecent: boolean
}): ReactNode {
  const lead = (group: string) => {
    const section = list.current?.querySelector<HTMLElement>(`[data-group="${group}"]`)
    if (section) list.current?.scrollTo({ top: section.offsetTop })
  }
  return (
    <div className={bar} role="toolbar" aria-label={emojiCopy.groupsLabel}>
      {hasRecent ? (
        <IconButton
          size={32}
          label={emojiCopy.recent}
          icon={<ClockCounterClockwiseIcon size={18} />}
          onPress={() => lead('recent')}
        />
      ) : null}
      {groups.map((group) => {
        const Drawn = ICONS[group]
        return (
          <IconButton
            key={group}
            size={32}
            label={emojiCopy.groups[group]}
            icon={<Drawn size={18} />}
            onPress={() => lead(group)}
          />
        )
      })}
    </div>
  )
}
