import { createWorksCouncil } from '@umkreis/api-client/admin'
import { showToast } from '@umkreis/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'
import { logError } from '../../../services/log.ts'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { worksCouncilCopy } from '../components/works-council/copy.ts'
import { copy } from '../copy.ts'
import { saveFile } from '../logic/save-file.ts'

function useWorksCouncil() {
  const api = useApi()
  return useMemo(() => createWorksCouncil(api), [api])
}

/** What is processed, and how it is set today. */
export function usePack() {
  const worksCouncil = useWorksCouncil()
  return useQuery({
    queryKey: ['admin', 'works-council'],
    queryFn: ({ signal }) => worksCouncil.load(signal),
    staleTime: 0,
  })
}

/** Saves it as pages; what fails is said, with the same once more. */
export function usePackFile() {
  const worksCouncil = useWorksCouncil()
  const mutation = useMutation({
    mutationFn: async () => saveFile(await worksCouncil.pages(), worksCouncilCopy.file),
    onError: (error) => {
      logError('The works-council pack could not be saved', error)
      const action = { label: copy.retry, onPress: () => mutation.mutate() }
      showToast({ tone: 'danger', message: describeFailure(error), action })
    },
  })
  return mutation
}
