import type { ProductDetail } from '@etrend/contract'
import { lazy, Suspense } from 'react'
import { loginPath } from '../lib/login-path'
import { productPath } from '../lib/product-path'
import { useUsername } from '../lib/session'
import { LikeCount, likesLabel } from './like-count'

/** Like count and heart button. Guests are sent to sign in. */
export function LikeButton({ product }: { product: ProductDetail }) {
  const username = useUsername()
  const count = <LikeCount count={product.like_count} />
  if (username)
    return (
      <Suspense fallback={<span className="like">{count}</span>}>
        <LikeSwitch product={product} username={username} count={product.like_count} />
      </Suspense>
    )
  return (
    <a
      href={loginPath(productPath(product))}
      className="like"
      aria-label={`Like, ${likesLabel(product.like_count)}`}
    >
      {count}
    </a>
  )
}

const LikeSwitch = lazy(() =>
  import('./like-switch').then(
    (module) => ({ default: module.LikeSwitch }),
    // If the script can't be loaded, the count still shows.
    () => ({ default: LikeCount }),
  ),
)
