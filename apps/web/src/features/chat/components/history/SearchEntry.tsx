import { ListMagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/ListMagnifyingGlass'
import { IconButton } from '@umkreis/design-system'
import type { GroupId } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { memo, type ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { openHistorySearchAtom } from '../../state/history-search.ts'

/** Opens the search in one's own messages: in one conversation, or in all. */
export const SearchEntry = memo(function SearchEntry({ groupId = null }: { groupId?: GroupId | null }): ReactNode {
  const open = useSetAtom(openHistorySearchAtom)
  return (
    <IconButton
      label={copy.searchMessages}
      icon={<ListMagnifyingGlassIcon size={20} />}
      onPress={() => open({ groupId })}
    />
  )
})
