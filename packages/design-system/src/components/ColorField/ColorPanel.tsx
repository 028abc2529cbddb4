import type { Hex } from '@umkreis/theme'
import { EyedropperIcon } from '@phosphor-icons/react/dist/csr/Eyedropper'
import { useState, type ReactNode } from 'react'
import { ColorArea } from 'react-aria-components/ColorArea'
import { parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { IconButton } from '../Button/IconButton.tsx'
import { area, foot, panel, slider, thumb, track, trackThumb, value } from './ColorPanel.css.ts'

/** Not in TypeScript's own library: offered by some browsers only. */
type EyeDropper = new () => { open(): Promise<{ readonly sRGBHex: string }> }

/**
 * The picking of a colour: strength and lightness on an area, the hue below it, or from anywhere on the screen where the
 * browser can. Keeps its own hue, which the hexadecimal value of a grey has none of.
 */
export function ColorPanel({
  color,
  eyedropper,
  onPick,
}: {
  color: Hex
  eyedropper: string
  onPick: (color: Hex) => void
}): ReactNode {
  const [picked, setPicked] = useState(() => parseColor(color).toFormat('hsb'))
  const change = (next: typeof picked) => {
    setPicked(next)
    onPick(next.toString('hex').toUpperCase() as Hex)
  }
  const fromScreen = async (Dropper: EyeDropper) => {
    const { sRGBHex } = await new Dropper().open()
    change(parseColor(sRGBHex).toFormat('hsb'))
  }
  const Dropper = (globalThis as { EyeDropper?: EyeDropper }).EyeDropper
  return (
    <div className={panel}>
      <ColorArea
        className={area}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={picked}
        onChange={change}
      >
        <ColorThumb className={thumb} />
      </ColorArea>
      <ColorSlider className={slider} colorSpace="hsb" channel="hue" value={picked} onChange={change}>
        <SliderTrack className={track}>
          <ColorThumb className={trackThumb} />
        </SliderTrack>
      </ColorSlider>
      <div className={foot}>
        <span className={value}>{picked.toString('hex').toUpperCase()}</span>
        {Dropper ? (
          <IconButton
            variant="soft"
            label={eyedropper}
            icon={<EyedropperIcon size={20} />}
            // Escape ends the picking; nothing changes then.
            onPress={() => void fromScreen(Dropper).catch(() => undefined)}
          />
        ) : null}
      </div>
    </div>
  )
}
