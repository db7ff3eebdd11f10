import type { ReturnInput } from '@etrend/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/api'
import { notify } from '../../lib/notify'
import { ordering } from '../../lib/ordering/api'
import { tokenHeaders } from '../../lib/ordering/order-query'

export type Asking = ReturnType<typeof useReturn>
type Asked = { asked: ReturnInput; picture: File | undefined }

/** Asks for a return, then uploads its picture. If that fails, the request stays valid: the picture can follow. */
export function useReturn(number: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ asked, picture }: Asked) => {
      const call = { params: { number }, headers: tokenHeaders(number) }
      const answer = await ordering.orders.requestReturn.mutate({ ...call, body: asked })
      if (answer.status !== 201) throw answer
      return picture ? await pictureProblem(number, answer.body.id, picture) : undefined
    },
    onSuccess: async (problem) => {
      if (problem) notify.warning(`We have your return, but not its picture: ${problem}`)
      else notify.success('We have your request, and will answer soon.')
      await queryClient.invalidateQueries({ queryKey: ['order', number] })
    },
    // What can be sent back may have changed.
    onError: () => queryClient.invalidateQueries({ queryKey: ['order', number] }),
  })
}

/** Uploads the picture of a return. Returns why that failed; undefined if it didn't. */
async function pictureProblem(number: string, id: number, image: File) {
  const params = { number, id: String(id) }
  const headers = tokenHeaders(number)
  try {
    const kept = await ordering.orders.addReturnPicture.mutate({ params, headers, body: { image } })
    return kept.status === 200 ? undefined : (messageOf(kept) ?? LOST)
  } catch (error) {
    return messageOf(error) ?? LOST
  }
}

const LOST = 'It could not be sent.'
