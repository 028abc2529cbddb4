import { expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { parseEmbeddings } from './embeddings.ts'

const parse = (url?: string, model?: string, apiKey?: string) =>
  parseEmbeddings({ EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_API_KEY: apiKey })

function refusalOf(...settings: Parameters<typeof parse>): ConfigError {
  try {
    parse(...settings)
  } catch (error) {
    if (error instanceof ConfigError) return error
  }
  throw new Error('The settings were taken')
}

it('needs nothing, and then asks nobody', () => {
  expect(parse()).toBeUndefined()
})

it.each([
  ['https://api.example/v1', 'https://api.example/v1/embeddings'],
  ['https://api.example/v1/', 'https://api.example/v1/embeddings'],
  ['https://api.example/v1/embeddings', 'https://api.example/v1/embeddings'],
  ['http://localhost:11434/v1', 'http://localhost:11434/v1/embeddings'],
  ['http://[::1]:8080', 'http://[::1]:8080/embeddings'],
  ['http://[fd00::7]/v1', 'http://[fd00::7]/v1/embeddings'],
  ['http://embeddings:8080/v1', 'http://embeddings:8080/v1/embeddings'],
  ['http://10.0.3.7/v1', 'http://10.0.3.7/v1/embeddings'],
  ['http://172.31.0.1/v1', 'http://172.31.0.1/v1/embeddings'],
  ['http://vectors.svc.internal/v1', 'http://vectors.svc.internal/v1/embeddings'],
])('posts with %s to %s', (url, endpoint) => {
  expect(parse(url, 'small', 'sk-1')).toMatchObject({ endpoint, model: 'small', apiKey: 'sk-1', questionWaitMs: 300 })
  expect(parse(url, 'small')?.apiKey).toBeUndefined()
})

it.each([
  'ftp://localhost/v1',
  'localhost:11434',
  'http://api.example/v1',
  'http://8.8.8.8/v1',
  'http://172.32.0.1/v1',
  'http://127.0.0.1.evil.example/v1',
  'https://me:secret@api.example/v1',
  'https://api.example/v1?key=secret',
  'https://api.example/v1#secret',
])('refuses the address %s, and repeats nothing of it', (url) => {
  const { variable, message } = refusalOf(url, 'small')
  expect(variable).toBe('EMBEDDINGS_URL')
  expect(message).not.toContain('secret')
})

it('asks for the model beside the address, and for the address beside the others', () => {
  expect(refusalOf('https://api.example/v1').variable).toBe('EMBEDDINGS_MODEL')
  expect(refusalOf('https://api.example/v1', 'two words').variable).toBe('EMBEDDINGS_MODEL')
  expect(refusalOf(undefined, 'small').variable).toBe('EMBEDDINGS_MODEL')
  expect(refusalOf(undefined, undefined, 'secret').variable).toBe('EMBEDDINGS_API_KEY')
})

it('refuses a key that no header can hold, and does not repeat it', () => {
  const { variable, message } = refusalOf('https://api.example/v1', 'small', 'a secret\r\nx: y')
  expect(variable).toBe('EMBEDDINGS_API_KEY')
  expect(message).not.toContain('secret')
})
