import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Whether somebody is being invited: by the button of the page, or because that is what they came for. */
export function useInviting(): { isInviting: boolean; begin: () => void; end: () => void } {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [isBegun, setBegun] = useState(false)
  const cameToInvite = typeof state === 'object' && state !== null && 'invite' in state
  return {
    isInviting: isBegun || cameToInvite,
    begin: () => setBegun(true),
    end: () => {
      setBegun(false)
      if (cameToInvite) void navigate('.', { replace: true, state: null })
    },
  }
}
