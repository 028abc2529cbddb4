import { showToast } from '@umkreis/design-system'
import { copy } from '../../copy.ts'

/** Copies words as they were written, and says whether that went well. */
export function copyText(text: string): void {
  void navigator.clipboard.writeText(text).then(
    () => showToast({ message: copy.copied }),
    () => showToast({ tone: 'danger', message: copy.copyFailed }),
  )
}
