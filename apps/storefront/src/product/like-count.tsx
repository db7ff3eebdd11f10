import { formatNumber } from '@etrend/domain'
import { Heart } from 'lucide-react'

/** A heart and the number of likes. */
export function LikeCount({ count }: { count: number }) {
  return (
    <>
      <Heart aria-hidden size={18} />
      {likesLabel(count)}
    </>
  )
}

export function likesLabel(count: number) {
  return count === 1 ? '1 like' : `${formatNumber(count)} likes`
}
