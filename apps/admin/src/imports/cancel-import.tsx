import { useQueryClient } from '@tanstack/react-query'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { Button } from '../ui/controls/button'

/** Stops a running import. The rows it has written stay until the import is undone. */
export function CancelImport({ id, label }: { id: string; label?: string }) {
  const queries = useQueryClient()
  const { mutate, isPending } = api.imports.cancel.useMutation()

  function cancel() {
    mutate(
      { params: { id } },
      {
        onError: (error) => notify.error(refusalOf(error).message),
        onSettled: () => void queries.invalidateQueries({ queryKey: ['imports'] }),
      },
    )
  }

  return (
    <Button aria-label={isPending ? undefined : label} disabled={isPending} onClick={cancel}>
      {isPending ? 'Cancelling…' : 'Cancel import'}
    </Button>
  )
}
