import { beforeAll, describe, expect, it } from 'vitest'
import { bundleAllOf, bundleFirstLoadOf, type Bundle } from './bundle.ts'

/** Bytes after brotli that an application loads before it can show or send a message, with crypto and all dependencies. */
const FIRST_LOAD_BUDGET = 35 * 1024

/** Bytes after brotli of both packages with everything they offer and depend on. */
const WHOLE_BUDGET = 49 * 1024

const CONVERSATIONS = `export { createHubClient, createSealedConversations } from '@umkreis/chat-hub'`

describe('what is loaded before the first message', () => {
  let bundle: Bundle
  beforeAll(async () => {
    bundle = await bundleFirstLoadOf(CONVERSATIONS)
  }, 60_000)

  it('weighs no more than its budget', () => {
    expect(bundle.compressedBytes).toBeLessThanOrEqual(FIRST_LOAD_BUDGET)
  })

  it('holds nothing of what is rarely wanted: devices let in and signed out, codes, numbers to compare, new links', () => {
    const rare =
      /pairing-service|recovery-code|sign-out|first-keys|safety-number|create-group-links|send-to-each|open-fan-out/
    expect(bundle.modules.filter((module) => rare.test(module))).toEqual([])
    expect(bundle.modules).toContain('crypto/src/envelope/envelope.ts')
  })
})

let bundle: Bundle
beforeAll(async () => {
  bundle = await bundleAllOf(['@umkreis/crypto', '@umkreis/chat-hub'])
}, 60_000)

it('weighs no more than its budget as a whole, together with crypto and all dependencies', () => {
  expect(bundle.compressedBytes).toBeLessThanOrEqual(WHOLE_BUDGET)
})

it('carries of the libraries only what is used', () => {
  const libraries = bundle.modules.filter((module) => !/^(?:crypto|chat-hub|schemas)\/src\//.test(module))
  expect(libraries).toEqual([
    '@noble/ciphers/_arx.js',
    '@noble/ciphers/_poly1305.js',
    '@noble/ciphers/chacha.js',
    '@noble/ciphers/utils.js',
    '@noble/curves/abstract/curve.js',
    '@noble/curves/abstract/modular.js',
    '@noble/curves/abstract/montgomery.js',
    '@noble/curves/utils.js',
    '@noble/ed25519/index.js',
    '@noble/hashes/_md.js',
    '@noble/hashes/_u64.js',
    '@noble/hashes/hkdf.js',
    '@noble/hashes/hmac.js',
    '@noble/hashes/sha2.js',
    '@noble/hashes/utils.js',
    'valibot/dist/index.mjs',
  ])
})
