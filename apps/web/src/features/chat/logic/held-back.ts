import type { Readiness } from '../../../services/conversation/readiness.ts'
import { copy } from '../copy.ts'

/** Why what is written can't be sent yet; empty where it can. */
export function heldBack(readiness: Readiness): string {
  switch (readiness.kind) {
    case 'ready':
      return ''
    case 'preparing':
      return readiness.waitsFor === 'other-members' ? copy.heldBackByOthers : copy.heldBack
    case 'recovery-code-needed':
      return copy.heldBackByCode
    case 'broken':
      return copy.heldBackByBroken
    case 'contact-reset':
      return copy.heldBackByNewKeys
  }
}
