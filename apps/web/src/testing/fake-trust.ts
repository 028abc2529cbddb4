import type { GroupId, UserId } from '@umkreis/schemas'
import { type Cell, createCell } from '../services/conversation/observed.ts'
import type { GroupSecurity, Trust, Verification } from '../services/conversation/trust.ts'

const DIGITS = Array.from({ length: 12 }, (_, index) => `${10_111 + index * 1_111}`).join('')

/** What is known of people, in memory and driven by a test. Everybody's number is the same, and only it fits. */
export class FakeTrust implements Trust {
  readonly codeText = `UMKREIS-SAFETY:1:${DIGITS}`
  /** Thrown instead of answering with a number. */
  failure: unknown
  readonly #people = new Map<UserId, Cell<Verification>>()
  readonly #groups = new Map<GroupId, Cell<GroupSecurity | undefined>>()

  async safetyNumber(userId: UserId) {
    if (this.failure !== undefined) throw this.failure
    return { digits: DIGITS, codeText: this.codeText, isVerified: this.verificationOf(userId).get() === 'verified' }
  }

  async compare(userId: UserId, scanned: string) {
    const fits = scanned === this.codeText
    if (fits) this.verificationOf(userId).set('verified')
    return fits
  }

  async setVerified(userId: UserId, isVerified: boolean) {
    this.verificationOf(userId).set(isVerified ? 'verified' : 'none')
  }

  verificationOf(userId: UserId): Cell<Verification> {
    const cell = this.#people.get(userId) ?? createCell<Verification>('none')
    this.#people.set(userId, cell)
    return cell
  }

  groupSecurity(groupId: GroupId): Cell<GroupSecurity | undefined> {
    const cell = this.#groups.get(groupId) ?? createCell<GroupSecurity | undefined>(undefined)
    this.#groups.set(groupId, cell)
    return cell
  }
}
