import { describe, expect, it } from 'vitest'
import { buildUser } from '../../../testing/people.ts'
import { sampleQuestions } from './sample-questions.ts'

const words = {
  skill: (skill: string) => `knows ${skill}`,
  skillIn: (skill: string, city: string) => `${skill} in ${city}`,
  position: (position: string) => `a ${position}`,
}

describe(sampleQuestions, () => {
  it('names what several people say, and where those are', () => {
    const people = [
      buildUser({ skills: ['CAD', 'Kubernetes'], city: 'Leipzig', position: 'Designer' }),
      buildUser({ skills: ['Kubernetes', 'Go'], city: 'Porto', position: 'Engineer' }),
      buildUser({ skills: ['Kubernetes', 'Go'], city: 'Porto', position: 'Engineer' }),
    ]
    expect(sampleQuestions(people, words)).toEqual(['knows Kubernetes', 'Go in Porto', 'a Engineer'])
  })

  it('leaves out what nobody says', () => {
    expect(sampleQuestions([buildUser({ skills: ['Go'], city: '', position: '' })], words)).toEqual(['knows Go'])
    expect(sampleQuestions([], words)).toEqual([])
  })
})
