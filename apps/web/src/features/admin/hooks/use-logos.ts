import { createLogos } from '@umkreis/api-client/admin'
import { showToast } from '@umkreis/design-system'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom, useStore } from 'jotai'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'
import { logError } from '../../../services/log.ts'
import { applyLooksAtom, looksAtom } from '../../../services/looks.ts'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { customizationCopy } from '../components/customization/copy.ts'
import { copy as adminCopy } from '../copy.ts'

const copy = customizationCopy.logos

/** Bytes of a logo at most. */
const LOGO_MAX_BYTES = 2_000_000
/** Kinds of pictures that the server takes as a logo. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

/** Changes one of the two logos, or what stands for it on dark screens; the whole application shows it at once. */
export function useLogo(size: 'small' | 'big', scheme: 'light' | 'dark') {
  const api = useApi()
  const logos = useMemo(() => createLogos(api), [api])
  const applyLooks = useSetAtom(applyLooksAtom)
  const store = useStore()
  const mutation = useMutation({
    mutationFn: async (picture: File | null) => {
      const name = scheme === 'dark' ? (`${size}-dark` as const) : size
      const url = picture ? await logos.put(name, picture) : (await logos.remove(name), null)
      // As it is by now: the other variant may have changed while this one was on its way.
      const before = store.get(looksAtom)[size === 'small' ? 'smallLogo' : 'bigLogo']
      const { darkUrl: _replaced, ...light } = before
      const logo = scheme === 'light' ? { ...before, url } : { ...light, ...(url ? { darkUrl: url } : {}) }
      await applyLooks(size === 'small' ? { smallLogo: logo } : { bigLogo: logo })
    },
    onSuccess: (_nothing, picture) => showToast({ tone: 'success', message: picture ? copy.changed : copy.removed }),
    onError: (error, picture) => {
      logError('A logo could not be changed', error)
      const action = { label: adminCopy.retry, onPress: () => mutation.mutate(picture) }
      showToast({ tone: 'danger', message: describeFailure(error), action })
    },
  })
  return {
    isChanging: mutation.isPending,
    put: (picture: File) => {
      const problem = checkLogo(picture)
      if (problem) showToast({ tone: 'danger', message: problem })
      else mutation.mutate(picture)
    },
    remove: () => mutation.mutate(null),
  }
}

/** Spares somebody a long upload for nothing. @returns What is wrong with it, in words. */
function checkLogo({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!LOGO_TYPES.some((known) => known === type)) return copy.wrongKind
  return size > LOGO_MAX_BYTES ? copy.tooBig : undefined
}
