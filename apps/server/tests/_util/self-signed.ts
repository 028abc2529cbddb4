import { createSign, generateKeyPairSync } from 'node:crypto'

/** A key and a certificate for this machine's own address, both in PEM: nobody trusts it unless told. */
export interface SelfSigned {
  key: string
  cert: string
}

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'))

/** Makes a certificate for 127.0.0.1 (RFC 5280), valid in this century. */
export function createSelfSigned(): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from('push.test')))))
  const validity = sequence(...['20000101000000Z', '20991231235959Z'].map((time) => tagged(0x18, Buffer.from(time))))
  const address = sequence(tagged(0x87, Buffer.from([127, 0, 0, 1])))
  const extensions = sequence(sequence(oid('551d11'), tagged(0x04, address)))
  const version = tagged(0xa0, tagged(0x02, Buffer.from([2])))
  const serial = tagged(0x02, Buffer.from([1]))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(version, serial, ECDSA_SHA256, name, validity, name, spki, tagged(0xa3, extensions))
  const signature = createSign('sha256').update(body).sign(privateKey)
  const der = sequence(body, ECDSA_SHA256, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

/** One value of DER: its tag, its length, what it holds. */
function tagged(tag: number, content: Uint8Array): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...parts: Uint8Array[]): Buffer {
  return tagged(0x30, Buffer.concat(parts))
}

function oid(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'))
}
