import { IconButton, Menu, MenuItem } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { emojiCopy } from './copy.ts'

const HANDS = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿']

/** The colour of skin in which emojis are written from now on; the device remembers it. */
export function SkinTone({ tone, onChoose }: { tone: number; onChoose: (tone: number) => void }): ReactNode {
  return (
    <Menu
      label={emojiCopy.tone}
      selected={String(tone)}
      onSelect={(id) => onChoose(Number(id))}
      trigger={<IconButton size={32} label={emojiCopy.tone} icon={<span aria-hidden>{HANDS[tone]}</span>} />}
    >
      {emojiCopy.tones.map((name, index) => (
        <MenuItem key={name} id={String(index)} icon={<span aria-hidden>{HANDS[index]}</span>}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
