import { ToastRegion } from '@umkreis/design-system'
import type { ReactNode } from 'react'

/** Where short messages appear, over every screen. */
export default function Messages(): ReactNode {
  return <ToastRegion />
}
