import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { AuthFrame } from '../../features/auth/AuthFrame.tsx'

/** The frame of visitors' pages. */
export function Component(): ReactNode {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  )
}
