import type { ClientMessageId, UserId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { conversationsAtom } from '../../../../services/conversation/conversations.ts'
import { logError } from '../../../../services/log.ts'
import { copy } from './copy.ts'
import { type SendingProblem, sendingProblemOf } from './sending-problem.ts'

/** Sending one text to several people, and what kept it from being sent. */
export type SendToEach = {
  readonly isSending: boolean
  readonly problem: SendingProblem | undefined
  /** Resolves to whether it was sent. */
  readonly send: (userIds: readonly UserId[], text: string) => Promise<boolean>
  readonly forgetProblem: () => void
}

/** Sends to each; what is sent again after a failure, unchanged, is stored once. */
export function useSendToEach(): SendToEach {
  const conversations = useAtomValue(conversationsAtom)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<SendingProblem>()
  const last = useRef<{ readonly what: string; readonly clientMessageId: ClientMessageId }>(undefined)

  const idFor = (userIds: readonly UserId[], text: string) => {
    const what = JSON.stringify([userIds, text])
    if (last.current?.what !== what) last.current = { what, clientMessageId: crypto.randomUUID() as ClientMessageId }
    return last.current.clientMessageId
  }
  const send = async (userIds: readonly UserId[], text: string) => {
    setProblem(undefined)
    if (!conversations) {
      setProblem({ kind: 'other', text: copy.notReady })
      return false
    }
    setSending(true)
    try {
      await conversations.sendToEach({ userIds, text, clientMessageId: idFor(userIds, text) })
      return true
    } catch (error) {
      logError('A message to several people was not sent', error)
      setProblem(sendingProblemOf(error))
      return false
    } finally {
      setSending(false)
    }
  }
  return { isSending, problem, send, forgetProblem: () => setProblem(undefined) }
}
