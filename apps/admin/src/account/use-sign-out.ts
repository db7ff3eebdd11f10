import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { signIn } from '../lib/addresses'
import { api } from '../lib/api'
import { leave } from '../lib/leaving'
import { forgetSession } from '../lib/session'

/** Ends the session here and on the server. Asks first if the screen has unsaved changes. */
export function useSignOut() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutate } = api.account.logout.useMutation({
    // Signs out in this browser even if the request fails. Not a callback of mutate(): that one isn't called where the
    // screen has gone meanwhile, because another call met the ended session first.
    onSettled: () => {
      forgetSession()
      queries.clear()
      void navigate(signIn)
    },
  })
  return () => leave(() => mutate({}))
}
