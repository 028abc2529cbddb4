import { MismatchError } from '@umkreis/crypto'
import type { ClientMessageId, GroupId, Message, MessageId, UserId } from '@umkreis/schemas'
import * as v from 'valibot'
import { createEpochOrder } from './epoch-order.ts'
import { UnreadableStoreError } from './errors.ts'
import type { KeyStore } from './key-store.ts'

/** Where a message stands by what is signed: its author chose `clientMessageId`, and the server cannot give it another one. */
export interface MessagePlace {
  readonly groupId: GroupId
  readonly senderId: UserId
  readonly clientMessageId: ClientMessageId | string
}

/** What is signed of a message that was opened. */
export interface SeenHeader {
  readonly clientMessageId: string
  readonly editCounter: number
  /** Left out by what is sealed without one. */
  readonly epoch?: number
}

/** Which versions of which messages were opened: what makes replays and old edits noticeable. */
export interface SeenMessages {
  /** Counter of the newest version opened of a message; 0 when none was. */
  editCounter(place: MessagePlace): number
  /**
   * Remembers an opened message.
   *
   * @param header The signed part of it; of a message that was never edited the counter is 0.
   * @throws {MismatchError} If the same sealed message was seen as another message of the group, a newer version of it was opened meanwhile, or it stands
   *   behind a message of a later epoch.
   */
  accept(message: Message, header: SeenHeader): void
  /** Remembers a version that this device has just sent: the next one has to be newer. */
  noteSent(place: MessagePlace & { readonly messageId: MessageId }, editCounter: number): void
  /** Stores what was remembered of edited messages since the last time. */
  save(): Promise<void>
}

interface Seen {
  readonly counter: number
  readonly messageId: MessageId
}

const NAME = 'edit-counters'
/** Edited messages whose newest version outlives a restart; those that were seen changing longest ago are forgotten first. */
const LIMIT = 2_000

const storedSchema = v.array(v.tuple([v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(1)), v.string()]))

function parse(bytes: Uint8Array | undefined): Map<string, Seen> {
  if (!bytes) return new Map()
  try {
    const rows = v.parse(storedSchema, JSON.parse(new TextDecoder().decode(bytes)))
    return new Map(rows.map(([name, counter, messageId]) => [name, { counter, messageId: messageId as MessageId }]))
  } catch (cause) {
    throw new UnreadableStoreError(NAME, { cause })
  }
}

function encode(edited: ReadonlyMap<string, Seen>): Uint8Array<ArrayBuffer> {
  const rows = [...edited].map(([name, { counter, messageId }]) => [name, counter, messageId])
  return new TextEncoder().encode(JSON.stringify(rows))
}

/** Remembers unedited messages for as long as this client lives, and edited ones in its store. @throws {UnreadableStoreError} */
export async function loadSeenMessages(store: KeyStore): Promise<SeenMessages> {
  let edited = parse(await store.get(NAME))
  const unedited = new Map<string, Seen>()
  const order = createEpochOrder()
  let isChanged = false

  // Ids hold no spaces, so the name is unambiguous.
  const nameOf = ({ groupId, senderId, clientMessageId }: MessagePlace) => `${groupId} ${senderId} ${clientMessageId}`
  const find = (name: string) => edited.get(name) ?? unedited.get(name)

  function putEdited(name: string, seen: Seen): void {
    unedited.delete(name)
    edited.delete(name)
    edited.set(name, seen)
    isChanged = true
  }

  return {
    editCounter: (place) => find(nameOf(place))?.counter ?? 0,
    accept({ groupId, senderId, messageId, sequence }, { clientMessageId, editCounter, epoch }) {
      const name = nameOf({ groupId, senderId, clientMessageId })
      const known = find(name)
      if (known && known.messageId !== messageId) throw new MismatchError('envelope', 'messageId')
      if (known && known.counter > editCounter) throw new MismatchError('envelope', 'editCounter')
      if (known?.counter === editCounter) return
      if (editCounter === 0) {
        // Later versions stand in the place of the first, and are of a later epoch.
        if (epoch !== undefined) order.accept(groupId, sequence, epoch)
        unedited.set(name, { counter: 0, messageId })
        return
      }
      putEdited(name, { counter: editCounter, messageId })
    },
    noteSent(place, counter) {
      const name = nameOf(place)
      if ((find(name)?.counter ?? 0) < counter) putEdited(name, { counter, messageId: place.messageId })
    },
    async save() {
      if (!isChanged) return
      isChanged = false
      await store.lock(NAME, async () => {
        // Another tab may have seen more.
        const merged = parse(await store.get(NAME))
        for (const [name, seen] of edited) {
          if ((merged.get(name)?.counter ?? 0) >= seen.counter) continue
          merged.delete(name)
          merged.set(name, seen)
        }
        edited = new Map([...merged].slice(-LIMIT))
        await store.put(NAME, encode(edited))
      })
    },
  }
}
