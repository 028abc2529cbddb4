import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Spinner, Text } from '@umkreis/design-system'
import type { QrCodeFile } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { logError } from '../../../services/log.ts'
import { copy } from '../copy.ts'
import { useMatching } from '../hooks/use-matching.ts'
import { code, place } from './own-code.css.ts'

/** One's own QR code, and the page to print it on. */
export function OwnCode(): ReactNode {
  const matching = useMatching()
  const { data, isError, isFetching, refetch } = useQuery({
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
    <div className={place}>
      {data ? (
        <img className={code} src={`data:${data.contentType};base64,${data.fileContents}`} alt={copy.codeLabel} />
      ) : isError ? (
        <Button loading={isFetching} onPress={() => void refetch()}>
          {copy.retry}
        </Button>
      ) : (
        <Spinner label={copy.codeTitle} />
      )}
      {isError || page.isError ? (
        <Text role="alert" size="small" tone="danger">
          {copy.codeFailed}
        </Text>
      ) : null}
      <Button
        variant="ink"
        icon={<DownloadSimpleIcon size={20} />}
        loading={page.isPending}
        onPress={() => page.mutate()}
      >
        {copy.download}
      </Button>
    </div>
  )
}

function savePage({ fileContents, contentType }: QrCodeFile): void {
  // Whatever comes is no file: nothing to open, and nothing that the person could mend (SPEC.md section 8).
  if (contentType !== 'application/pdf') return logError('The page with the QR code is no PDF')
  const bytes = Uint8Array.from(atob(fileContents), (sign) => sign.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const link = document.createElement('a')
  link.href = url
  link.download = copy.codeFile
  link.click()
  // The browser has taken it once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
