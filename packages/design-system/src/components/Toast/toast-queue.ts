import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

/** One message: what happened, and at most one thing to do about it. */
export interface ToastMessage {
  tone?: 'success' | 'danger' | 'neutral'
  message: string
  action?: { label: string; onPress: () => void }
}

/** How long a toast stays when nobody points at it. */
export const TOAST_DURATION_MS = 3000

/** The messages of this page, for {@link showToast} and the region that shows them. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/**
 * Shows a message for three seconds; the time stands still while it is pointed at or focused.
 *
 * @returns What takes the message away before that.
 */
export function showToast(toast: ToastMessage): () => void {
  const key = toastQueue.add(toast, { timeout: TOAST_DURATION_MS })
  return () => toastQueue.close(key)
}
