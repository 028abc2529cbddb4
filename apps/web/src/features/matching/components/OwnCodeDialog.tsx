import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Dialog, Spinner, Text } from '@umkreis/design-system'
import type { QrCodeFile } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { logError } from '../../../services/log.ts'
import { copy } from '../copy.ts'
import { useMatching } from '../hooks/use-matching.ts'
import { code, place } from './OwnCodeDialog.css.ts'

/** One's own QR code, to be shown or printed. */
export function OwnCodeDialog({ onClose }: { onClose: () => void }): ReactNode {
  const matching = useMatching()
  const { data, isError, refetch } = useQuery({
    queryKey: ['matching', 'own-code'],
    queryFn: ({ signal }) => matching.loadCode(signal),
    staleTime: Infinity,
  })
  const page = useMutation({
    mutationFn: () => matching.loadCodePage(),
    onSuccess: savePage,
    onError: (error) => logError('The page with the QR code could not be loaded', error),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.codeTitle}
      description={copy.codeWhy}
      actions={
        <Button variant="ink" loading={page.isPending} onPress={() => page.mutate()}>
          {copy.download}
        </Button>
      }
    >
      <div className={place}>
        {data ? (
          <img className={code} src={`data:${data.contentType};base64,${data.fileContents}`} alt={copy.codeLabel} />
        ) : isError ? (
          <Button onPress={() => void refetch()}>{copy.retry}</Button>
        ) : (
          <Spinner label={copy.codeTitle} />
        )}
        {isError || page.isError ? (
          <Text role="alert" size="small" tone="danger">
            {copy.codeFailed}
          </Text>
        ) : null}
      </div>
    </Dialog>
  )
}

function savePage({ fileContents, contentType }: QrCodeFile): void {
  const bytes = Uint8Array.from(atob(fileContents), (sign) => sign.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const link = document.createElement('a')
  link.href = url
  link.download = copy.codeFile
  link.click()
  // The browser has taken it once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
