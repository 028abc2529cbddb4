import { openAttachment, sealAttachment, systemRandom, type Bytes } from '@umkreis/crypto'

// Sealed as it is read: 64 KiB at a time, however long the file. What is uploaded says nothing but its length.
const sealing = sealAttachment(new Blob(['Montag: Knödel']).stream(), systemRandom)
const uploaded: Bytes[] = []
for await (const piece of sealing.sealed) uploaded.push(piece)

// Key, hash and length go into the message, as one of its `attachments`.
const { hash, sizeBytes } = await sealing.finished
const opening = openAttachment(new Blob(uploaded).stream(), { key: sealing.key, hash, sizeBytes })

// Opened as it arrives. Each piece is checked before it comes, and the last one only comes when the whole file is the one of the message.
const text = new TextDecoder()
let menu = ''
for await (const piece of opening) menu += text.decode(piece, { stream: true })
console.log(menu)
