import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { HttpProblem } from './problem.ts'
import { checked } from './route.ts'

const schema = v.object({
  email: v.pipe(v.string(), v.email()),
  people: v.array(v.object({ name: v.string() })),
  named: v.pipe(v.string('Please name it'), v.nonEmpty('Please name it')),
})
const refusals = (input: object) => {
  try {
    checked(schema, input)
    return []
  } catch (error) {
    return error instanceof HttpProblem ? error.errors : error
  }
}

describe('SPEC.md section 5: generic default messages', () => {
  it('“{path} is a required field”, where no rule says so in words of its own', () => {
    expect(refusals({ email: 'a@b.example', people: [{}] })).toEqual([
      { path: 'people.0.name', message: 'people.0.name is a required field' },
      { path: 'named', message: 'Please name it' },
    ])
    expect(refusals({ email: 'a@b.example', named: 'x' })).toEqual([
      { path: 'people', message: 'people is a required field' },
    ])
  })

  it('“{path} must be a valid email”', () => {
    expect(refusals({ email: 'nobody', people: [], named: 'x' })).toEqual([
      { path: 'email', message: 'email must be a valid email' },
    ])
  })

  it('quotes nothing of what was sent', () => {
    expect(refusals({ email: 'a@b.example', people: 'secret', named: 'x' })).toEqual([
      { path: 'people', message: 'Not valid' },
    ])
  })
})
