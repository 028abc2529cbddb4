import type { AuthAnswer } from '@umkreis/schemas'
import type { Session } from './session.ts'

/** Signs in on this device with what the server answered, in whichever way somebody has proved who they are. */
export function beginWith(session: Session, answer: AuthAnswer): AuthAnswer {
  session.begin({ ...answer.tokens, userId: answer.user.userId, role: answer.user.role })
  return answer
}
