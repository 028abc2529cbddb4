import { describe, expect, it } from 'vitest'
import { createMarker } from './find-marks.ts'

const marked = (query: string, text: string) =>
  createMarker(query)(text).map(({ start, end }) => text.slice(start, end))

describe(createMarker, () => {
  it('marks the words that begin as typed, in their order and each once', () => {
    expect(marked('mün kube kuber', 'Kubernetes in München, Kubectl')).toEqual(['Kubernetes', 'München', 'Kubectl'])
  })
  it('marks what was typed wrongly only where nothing was typed right', () => {
    expect(marked('kubernets', 'Kubernetes')).toEqual(['Kubernetes'])
    expect(marked('haus', 'Haus, Maus')).toEqual(['Haus'])
  })
  it('marks nothing where nothing is searched for', () => {
    expect(marked(' ', 'Kubernetes')).toEqual([])
  })
})
