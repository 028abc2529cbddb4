import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from '../src/config/env.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../deploy', name), 'utf8')
const known = new Set(Object.keys(readEnv({})))

it.each([
  ['Dockerfile', /(\w+)=\S+/g, /^ENV .*$/m],
  ['compose.yaml', /^ {4}([A-Z_]+):/gm, /^x-umkreis:[^]*?^services:/m],
  ['systemd/umkreis.env.example', /^#?([A-Z_]+)=/gm, /[^]*/],
  ['systemd/umkreis.service', /([A-Z_]+)=/g, /^Environment=.*$/m],
  ['kubernetes/kustomization.yaml', /- ([A-Z_]+)=/g, /[^]*/],
  ['kubernetes/secret.example.yaml', /^ {2}([A-Z_]+):/gm, /^stringData:[^]*/m],
])('deploy/%s sets nothing that the server does not know', (name, variable, part) => {
  const text = part.exec(read(name))?.[0] ?? ''
  const set = [...text.matchAll(variable)].map(([, found]) => found)
  expect(set.length).toBeGreaterThan(1)
  expect(set.filter((found) => !known.has(found as never))).toEqual([])
})

it.each(['../.gitignore', 'Dockerfile.dockerignore'])(
  'deploy/%s leaves out what holds the secrets of operators',
  (name) => {
    const left = read(name).split('\n')
    const names = left.map((line) => line.replace(/^(?:\*\*)?\//, ''))
    // What the pages beside it have them make.
    expect(names).toEqual(expect.arrayContaining(['deploy/.env', 'secret.yaml', '*.backup']))
  },
)
