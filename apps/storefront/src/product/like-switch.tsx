import type { ProductDetail } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf, tsr } from '../lib/api'
import { notify } from '../lib/notify'
import { likeQuery } from '../lib/queries'
import { LikeCount, likesLabel } from './like-count'

type LikeSwitchProps = { product: ProductDetail; username: string; count: number }

/** A signed-in customer's heart button: adds or removes the like. */
export function LikeSwitch({ product: { id }, username, count: before }: LikeSwitchProps) {
  const queryClient = useQueryClient()
  const query = likeQuery(id, username)
  const { data } = tsr.likes.read.useQuery(query)
  const then = {
    onSuccess: (answer: unknown) => {
      queryClient.setQueryData(query.queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: ['product', id] })
    },
    onError: (error: unknown) =>
      notify.error(messageOf(error) ?? 'Your like could not be kept. Please try again.'),
  }
  const add = tsr.likes.add.useMutation(then)
  const remove = tsr.likes.remove.useMutation(then)
  const isLiked = data?.body.is_liked ?? false
  const count = data?.body.like_count ?? before
  return (
    <PressButton
      className="like"
      aria-label={`Like, ${likesLabel(count)}`}
      aria-pressed={isLiked}
      disabled={add.isPending || remove.isPending}
      onClick={() => (isLiked ? remove : add).mutate({ params: { id: String(id) } })}
    >
      <LikeCount count={count} />
    </PressButton>
  )
}
