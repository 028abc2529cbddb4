import { describe, expect, it } from 'vitest'
import { addIntegrity } from './integrity.ts'

// Of "start()", as `openssl dgst -sha384 -binary | base64` says it.
const HASH = 'sha384-YO9eH3sX36qyw+UuhVDLik67J+J6POpRYTtOKqiZdbEbjICi3NUmlZIasD9C8qpz'
const read = async (path: string) => {
  if (path !== 'assets/app.js' && path !== 'a.css') throw new Error(`No ${path}`)
  return new TextEncoder().encode('start()')
}

describe(addIntegrity, () => {
  it.each([
    ['<script type="module" crossorigin src="/app/assets/app.js"></script>', 'src="/app/assets/app.js"'],
    ['<script src="/app/assets/app.js?9dd382c2"></script>', 'src="/app/assets/app.js?9dd382c2"'],
    ['<link rel="modulepreload" crossorigin href="/app/assets/app.js">', 'href="/app/assets/app.js"'],
    ['<link rel="stylesheet" crossorigin href="/app/a.css">', 'href="/app/a.css"'],
  ])('says what is in %s', async (tag, address) => {
    expect(await addIntegrity(tag, '/app/', read)).toBe(tag.replace(address, `${address} integrity="${HASH}"`))
  })

  it('leaves pictures, fonts and the manifest as they are', async () => {
    const html = '<link rel="icon" href="/app/icon.svg"><link rel="preload" as="font" href="/app/assets/f.woff2">'
    expect(await addIntegrity(html, '/app/', read)).toBe(html)
  })

  it('refuses what is not the application’s own, and what is not there', async () => {
    await expect(addIntegrity('<script src="https://cdn.example/a.js">', '/app/', read)).rejects.toThrow('not its own')
    await expect(addIntegrity('<script src="/app/gone.js">', '/app/', read)).rejects.toThrow('No gone.js')
  })
})
