import { ScanIcon } from '@phosphor-icons/react/dist/csr/Scan'
import { type ComponentType, type ReactNode, useState } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { copy } from '../../copy.ts'
import { scan } from './GroupSearch.css.ts'

/** Brings the overlay that scans a colleague's code; its code comes when somebody scans. */
export type LoadScanner = () => Promise<ComponentType<{ readonly onClose: () => void }>>

/** Opens and closes the scanner, on large screens (SPEC.md section 2, screens 1 and 2). */
export function ScanButton({ load }: { load: LoadScanner }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={scan}
        aria-label={copy.scan}
        title={copy.scan}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      >
        <ScanIcon size={20} aria-hidden />
      </button>
      {isOpen ? <LoadedPart load={load} props={{ onClose: close }} onFailure={close} /> : null}
    </>
  )
}
