import { useEffect, useMemo, useState } from 'react'
import { copy } from '../copy.ts'
import { type DateRules, millisecondsToMidnight } from '../logic/dates.ts'

/** How dates are told here and now; changes at midnight, so that 'Today' does not outlive the day. */
export function useDateRules(): DateRules {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), millisecondsToMidnight(now))
    return () => clearTimeout(timer)
  }, [now])
  return useMemo(() => ({ locale: copy.locale, now }), [now])
}
