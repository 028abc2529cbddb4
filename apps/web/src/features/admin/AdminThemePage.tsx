import { Button, EmptyState, Skeleton } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { currentUserAtom } from '../../services/session.ts'
import { describeFailure } from '../../shared/form/describe-failure.ts'
import { AdminFrame } from './components/AdminFrame.tsx'
import { ThemeEditor } from './components/theme/ThemeEditor.tsx'
import { copy } from './copy.ts'
import { useCompanyTheme } from './hooks/use-company-theme.ts'

/** The organisation's four colours, and what becomes of them. */
export function AdminThemePage(): ReactNode {
  const theme = useCompanyTheme()
  const { organisationName } = useAtomValue(currentUserAtom)
  return (
    <AdminFrame current="theme">
      {theme.isPending ? <Skeleton rows={6} label={copy.theme.loading} /> : null}
      {theme.isError && !theme.data ? (
        <EmptyState
          title={copy.theme.failedTitle}
          text={describeFailure(theme.error)}
          action={<Button onPress={() => void theme.refetch()}>{copy.retry}</Button>}
        />
      ) : null}
      {theme.data ? (
        <ThemeEditor
          latest={{ theme: theme.data, at: theme.dataUpdatedAt }}
          organisation={organisationName ?? 'Umkreis'}
        />
      ) : null}
    </AdminFrame>
  )
}
