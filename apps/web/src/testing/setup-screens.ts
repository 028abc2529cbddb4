import { unmountAll } from '@umkreis/design-system/testing'
import { afterEach } from 'vitest'
import '@umkreis/design-system/fonts.css'

afterEach(async () => {
  await unmountAll()
  localStorage.clear()
  sessionStorage.clear()
})
