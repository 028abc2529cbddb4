import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { Button, Stack, Text, showToast } from '@umkreis/design-system'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useApi } from '../../../../services/api.ts'
import { conversationsAtom } from '../../../../services/conversation/conversations.ts'
import { historyAtom } from '../../../../services/history/history.ts'
import { logError } from '../../../../services/log.ts'
import { notesAtom } from '../../../../services/notes/notes.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { dataCopy } from './copy.ts'

const copy = dataCopy.export

/** One's own data as one file, put together on this device: only here can messages be read. */
export function ExportData(): ReactNode {
  const api = useApi()
  const user = useAtomValue(currentUserAtom)
  const history = useAtomValue(historyAtom)
  const notes = useAtomValue(notesAtom)
  const conversations = useAtomValue(conversationsAtom)
  const gather = useMutation({
    mutationFn: async () => {
      const [{ gatherOwnData }, { saveOwnData }] = await Promise.all([
        import('../../logic/gather-own-data.ts'),
        import('../../logic/save-own-data.ts'),
      ])
      const openFile = conversations?.attachments.open ?? null
      saveOwnData(await gatherOwnData({ api, user, history, notes, openFile }))
    },
    onSuccess: () => showToast({ message: copy.done }),
    onError: (error) => {
      logError('One’s own data could not be gathered', error)
      showToast({ tone: 'danger', message: `${copy.failed} ${describeFailure(error)}` })
    },
  })
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <Text weight={600}>{copy.title}</Text>
        <Text size="small" tone="muted">
          {copy.line} {history ? '' : copy.noMessages}
        </Text>
      </Stack>
      <div>
        <Button icon={<DownloadSimpleIcon size={20} />} loading={gather.isPending} onPress={() => gather.mutate()}>
          {gather.isPending ? copy.working : copy.start}
        </Button>
      </div>
    </Stack>
  )
}
