import { expect, it } from 'vitest'
import { orderSkills } from './skills.ts'

it('shows the skills first that were asked for, and keeps the order otherwise', () => {
  const proofs = [{ text: 'Helm, Kubernetes', marks: [[6, 16]] as [number, number][] }]
  expect(orderSkills(['Go', 'Helm', 'Kubernetes'], proofs)).toEqual(['Kubernetes', 'Go', 'Helm'])
  expect(orderSkills(['Go', 'Helm'], [])).toEqual(['Go', 'Helm'])
})
