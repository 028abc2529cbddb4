import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Button, Select, Table, Text, TextField, showToast, type TableColumn } from '@umkreis/design-system'
import { AUDIT_PAGE_SIZE, auditActionSchema, type AuditEntry, type AuditFilter } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { logError } from '../../../../services/log.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { copy as adminCopy } from '../../copy.ts'
import { useAudit } from '../../hooks/use-configuration.ts'
import { formatMoment } from '../../logic/format-moment.ts'
import { saveFile } from '../../logic/save-file.ts'
import { actions as actionsStyle } from '../shared/managed.css.ts'
import { Section } from '../shared/Section.tsx'
import { filters } from './configure.css.ts'
import { configureCopy } from './copy.ts'

const copy = configureCopy.audit
const DAY = /^\d{4}-\d{2}-\d{2}$/
const ACTIONS = [
  { id: 'everything', label: copy.everything },
  ...auditActionSchema.options.map((id) => ({ id, label: copy.actions[id] ?? id })),
] as const

const COLUMNS: readonly TableColumn<AuditEntry>[] = [
  {
    id: 'action',
    header: copy.columns.action,
    isRowHeader: true,
    share: 46,
    cell: ({ action, details }, secondLine) => (
      <>
        <span>{`${copy.actions[action] ?? action}${describe(details)}`}</span>
        {secondLine}
      </>
    ),
  },
  {
    id: 'actor',
    header: copy.columns.actor,
    cell: nameOf,
    foldsBelow: 768,
    folded: nameOf,
  },
  { id: 'at', header: copy.columns.at, align: 'end', share: 26, cell: ({ at }) => formatMoment(at) },
]

/** Who changed what, and when: filtered, checked and taken along. */
export function AuditLog(): ReactNode {
  const audit = useAudit()
  const [action, setAction] = useState<(typeof ACTIONS)[number]['id']>('everything')
  const [typed, setTyped] = useState({ from: '', to: '' })
  const filter: AuditFilter = {
    ...(action === 'everything' ? {} : { action }),
    ...(DAY.test(typed.from) ? { from: typed.from } : {}),
    ...(DAY.test(typed.to) ? { to: typed.to } : {}),
  }
  const query = useInfiniteQuery({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam, signal }) => audit.page({ ...filter, before: pageParam }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === AUDIT_PAGE_SIZE ? page.at(-1)?.number : undefined),
    staleTime: 0,
  })
  const fail = (error: unknown) => {
    logError('The audit log could not be read', error)
    showToast({ tone: 'danger', message: describeFailure(error) })
  }
  const takeAlong = useMutation({
    mutationFn: () => audit.export(filter),
    onSuccess: (file) => saveFile(file, 'audit-log.csv'),
    onError: fail,
  })
  const check = useMutation({ mutationFn: () => audit.check(), onError: fail })
  const day = (name: 'from' | 'to') => (
    <TextField
      label={copy[name]}
      placeholder="2026-11-22"
      value={typed[name]}
      maxLength={10}
      error={typed[name].length === 10 && !DAY.test(typed[name]) ? copy.day : undefined}
      onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
    />
  )
  return (
    <Section title={copy.title} line={copy.line} isPlain>
      <div className={filters}>
        <Select label={copy.action} choices={ACTIONS} selected={action} onSelect={setAction} />
        {day('from')}
        {day('to')}
      </div>
      <div className={actionsStyle}>
        <Button loading={takeAlong.isPending} onPress={() => takeAlong.mutate()}>
          {takeAlong.isPending ? copy.exporting : copy.export}
        </Button>
        <Button variant="text" loading={check.isPending} onPress={() => check.mutate()}>
          {check.isPending ? copy.checking : copy.check}
        </Button>
        <output>{check.data ? <Checked {...check.data} /> : null}</output>
      </div>
      <Table
        label={copy.title}
        columns={COLUMNS}
        rows={query.data?.pages.flat() ?? []}
        rowKey={({ number }) => String(number)}
        loading={query.isPending}
        loadingLabel={copy.loading}
        empty={query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : copy.none}
        foot={
          query.hasNextPage ? (
            <Button
              variant="text"
              loading={query.isFetchingNextPage}
              onPress={() => void query.fetchNextPage().then(({ error }) => error && fail(error))}
            >
              {copy.more}
            </Button>
          ) : undefined
        }
      />
    </Section>
  )
}

function Checked({ count, brokenAt }: { count: number; brokenAt: number | null }) {
  return (
    <Text as="span" size="small" tone={brokenAt === null ? 'success' : 'danger'}>
      {brokenAt === null ? copy.whole(count) : copy.broken(brokenAt)}
    </Text>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={actionsStyle}>
      <span>
        {copy.failed}. {describeFailure(error)}
      </span>
      <Button size={32} onPress={onRetry}>
        {adminCopy.retry}
      </Button>
    </div>
  )
}

function nameOf({ actor }: AuditEntry): string {
  return actor?.name ?? copy.server
}

/** The name of a field is the one detail that says something to everybody. */
function describe({ name }: AuditEntry['details']): string {
  return typeof name === 'string' ? `: ${name}` : ''
}
