import type { ReturnInput } from '@etrend/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api'
import { notify } from '../lib/notify'
import { ordering } from '../lib/ordering/api'
import { tokenHeaders } from '../lib/ordering/order-query'

type Asked = { asked: ReturnInput; picture: File | undefined }

/** Asks for a return, then sends its picture. A picture that fails doesn't undo the asking. */
export function useReturn(number: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ asked, picture }: Asked) => {
      const headers = tokenHeaders(number)
      const answer = await ordering.orders.requestReturn.mutate({
        params: { number },
        headers,
        body: asked,
      })
      if (answer.status !== 201) throw answer
      if (!picture) return
      const params = { number, id: String(answer.body.id) }
      const kept = await ordering.orders.addReturnPicture.mutate({
        params,
        headers,
        body: { image: picture },
      })
      if (kept.status !== 200)
        notify.warning(messageOf(kept) ?? 'We have your question, but not its picture.')
    },
    onSuccess: async () => {
      notify.success('We have it, and answer you soon.')
      await queryClient.invalidateQueries({ queryKey: ['order', number] })
    },
  })
}
