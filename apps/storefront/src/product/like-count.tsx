import { formatNumber } from '@etrend/domain'
import { Heart } from 'lucide-react'

/** A heart, and the number of likes if there are any. */
export function LikeCount({ count }: { count: number }) {
  return (
    <>
      <Heart aria-hidden size={18} />
      {count === 0 ? 'Like' : likesLabel(count)}
    </>
  )
}

export function likesLabel(count: number) {
  return count === 1 ? '1 like' : `${formatNumber(count)} likes`
}
