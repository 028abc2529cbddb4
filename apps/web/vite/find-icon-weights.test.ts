import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findIconWeights } from './find-icon-weights.ts'

function weightsIn(...files: string[]): (icon: string) => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-icons-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  files.forEach((code, index) => writeFileSync(join(folder, `${index}.tsx`), code))
  const weightsOf = findIconWeights([folder])
  return (icon) => [...weightsOf(icon)].toSorted()
}

const ALL = ['bold', 'fill', 'regular']

it('finds the weights of an icon over all files', () => {
  const weightsOf = weightsIn(
    "import { EyeIcon } from 'icons'\n<EyeIcon size={20} aria-hidden />",
    "<>\n<EyeIcon\n  weight=\"bold\"\n/><StarIcon weight={isOwn ? 'fill' : 'regular'} /></>",
  )
  expect(weightsOf('EyeIcon')).toEqual(['bold', 'regular'])
  expect(weightsOf('StarIcon')).toEqual(['fill', 'regular'])
})

it('keeps all weights of what it cannot follow', () => {
  const weightsOf = weightsIn(
    'const icons = [HouseIcon]\n<HouseIcon />',
    '<GearIcon {...props} />',
    '<PlusIcon weight={weight} />',
    "import { XIcon as CloseIcon } from 'icons'\n<CloseIcon />",
  )
  for (const icon of ['HouseIcon', 'GearIcon', 'PlusIcon', 'XIcon']) expect(weightsOf(icon)).toEqual(ALL)
})
