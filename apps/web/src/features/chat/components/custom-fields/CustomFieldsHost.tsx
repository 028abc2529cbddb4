import { atom, useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { currentUserAtom } from '../../../../services/session.ts'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'

const load = async () => (await import('./CustomFieldsDialog.tsx')).CustomFieldsDialog

/** Put off for as long as the page is open: whoever goes elsewhere and comes back is not asked again at once. */
const isPutOffAtom = atom(false)

/** Opens when any custom field of the member has no value; the code of the dialog comes only then. */
export function CustomFieldsHost(): ReactNode {
  const user = useAtomValue(currentUserAtom)
  const [isPutOff, setPutOff] = useAtom(isPutOffAtom)
  const putOff = () => setPutOff(true)
  if (isPutOff || user.customFields.every(({ value }) => value !== null)) return null
  return <LoadedPart load={load} props={{ user, onClose: putOff }} onFailure={putOff} />
}
