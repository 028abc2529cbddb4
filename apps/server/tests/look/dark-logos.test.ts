import type { LogoAnswer } from '@umkreis/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  owner = await signUpOwner(server)
})

const put = async (name: string, by = owner) => {
  const body = new FormData()
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#124D4D' } })
    .png()
    .toBuffer()
  body.append('logo', new File([new Uint8Array(picture)], 'logo'))
  return call<LogoAnswer>(server, 'PUT', `/manager/logos/${name}`, { token: by.token, body })
}
const remove = (name: string) => call<LogoAnswer>(server, 'DELETE', `/manager/logos/${name}`, { token: owner.token })
const read = async (size: string, by = owner) =>
  (await call<LogoAnswer>(server, 'GET', `/users/${size}-logo`, { token: by.token })).body

describe('a logo for dark screens', () => {
  it.each(['small', 'big'])('stands beside the %s one, whose answer is as ever without it', async (size) => {
    const light = (await put(size)).body.url
    expect(await read(size)).toEqual({ url: light })
    const dark = (await put(`${size}-dark`)).body.url
    expect(await read(size, await signUpMember(server, owner))).toEqual({ url: light, darkUrl: dark })
    expect(dark).not.toBe(light)
    expect((await fetch(`${server.origin}${dark}`)).status).toBe(200)
    const other = size === 'small' ? 'big' : 'small'
    expect(await read(other)).toEqual({ url: null })
    expect((await remove(`${size}-dark`)).body).toEqual({ url: null })
    expect(await read(size)).toEqual({ url: light })
    expect((await fetch(`${server.origin}${dark}`)).status).toBe(404)
  })

  it('is nobody else’s, and only managers change it', async () => {
    await put('small-dark')
    expect(await read('small', await signUpOwner(server))).toEqual({ url: null })
    expect((await put('small-dark', await signUpMember(server, owner))).status).toBe(403)
    expect((await put('dark')).status).toBe(404)
    expect((await put('constructor')).status).toBe(404)
  })
})
