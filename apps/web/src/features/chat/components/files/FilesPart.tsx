import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { closeGalleryAtom, galleryAtom } from '../../state/gallery.ts'
import { chosenFilesAtom } from '../../state/uploads.ts'
import type { ChosenFiles } from './ChosenFiles.tsx'
import type { MessageFiles } from './MessageFiles.tsx'

const loadMessageFiles = async () => (await import('./MessageFiles.tsx')).MessageFiles
const loadChosenFiles = async () => (await import('./ChosenFiles.tsx')).ChosenFiles
const loadGallery = async () => (await import('./Gallery.tsx')).Gallery
const loadLeaveGuard = async () => (await import('./LeaveGuard.tsx')).LeaveGuard

/** The files of a message; what draws them comes with the first. */
export function FilesPart(props: ComponentProps<typeof MessageFiles>): ReactNode {
  const [isLost, setLost] = useState(false)
  return isLost ? null : <LoadedPart load={loadMessageFiles} props={props} onFailure={() => setLost(true)} />
}

/** The files that wait in the composer; what draws them comes with the first. */
export function ChosenFilesPart(props: ComponentProps<typeof ChosenFiles>): ReactNode {
  const [isLost, setLost] = useState(false)
  return isLost ? null : <LoadedPart load={loadChosenFiles} props={props} onFailure={() => setLost(true)} />
}

/** The pictures that are looked at over the whole window; what shows them comes with the first. */
export function GalleryPart(): ReactNode {
  const isOpen = useAtomValue(galleryAtom) !== null
  const close = useSetAtom(closeGalleryAtom)
  return isOpen ? <LoadedPart load={loadGallery} props={{}} onFailure={close} /> : null
}

/** Asks before one leaves with files that are not sent. */
export function LeaveGuardPart(): ReactNode {
  const hasFiles = useAtomValue(chosenFilesAtom).size > 0
  const [isLost, setLost] = useState(false)
  return hasFiles && !isLost ? <LoadedPart load={loadLeaveGuard} props={{}} onFailure={() => setLost(true)} /> : null
}
