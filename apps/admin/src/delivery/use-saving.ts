import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { notify } from '../lib/notify'

/** Saves a form of the delivery zones, and then leads to their list, which loads again meanwhile. */
export function useSaving() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return {
    saving:
      <Sent, Saved>(save: (body: Sent) => Promise<Saved>) =>
      async (body: Sent) => {
        try {
          return await save(body)
        } finally {
          // After a refusal too: somebody else may have taken a district.
          void queries.invalidateQueries()
        }
      },

    leave: (words: string) => {
      notify.success(words)
      void navigate(`${home}/delivery`)
    },
  }
}
