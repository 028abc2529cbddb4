import { call, type Answer, type Person } from './api.ts'
import type { TestServer } from './start-test-server.ts'

/** Where a file is. */
export interface Place {
  groupId: string
  blobId: string
}

/** Calls of one server's attachments, as a person makes them. */
export function attachmentCalls(server: Pick<TestServer, 'origin'>) {
  const pathOf = ({ groupId, blobId }: Place) => `/groups/${groupId}/attachments/${blobId}`
  const begin = (person: Person, groupId: string, sealedBytes: number) =>
    call<{ blobId: string }>(server, 'POST', `/groups/${groupId}/attachments`, {
      token: person.token,
      body: { sealedBytes },
    })
  const send = (person: Person, place: Place, offset: number, piece: Uint8Array) =>
    call<{ receivedBytes: number }>(server, 'PUT', `${pathOf(place)}?offset=${offset}`, {
      token: person.token,
      body: piece,
    })
  return {
    pathOf,
    begin,
    send,
    remove: (person: Person, place: Place): Promise<Answer> =>
      call(server, 'DELETE', pathOf(place), { token: person.token }),
    /** Reads as bytes what {@link call} would read as text. */
    get: (person: Person, place: Place, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${server.origin}/api${pathOf(place)}`, {
        method,
        headers: { authorization: `Bearer ${person.token}`, ...headers },
      }),
    /** Announces and sends a whole file in one piece. */
    async upload(person: Person, groupId: string, bytes: Uint8Array): Promise<Place> {
      const { body } = await begin(person, groupId, bytes.length)
      const place = { groupId, blobId: body.blobId }
      const { status } = await send(person, place, 0, bytes)
      if (status !== 200) throw new Error(`Sending answered ${status}`)
      return place
    },
  }
}
