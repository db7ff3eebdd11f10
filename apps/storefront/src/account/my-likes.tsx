import { ordering } from '../lib/ordering/api'
import { sessionField } from '../lib/session'
import { ButtonLink } from '../ui/button'
import { CardSkeleton } from '../ui/card-skeleton'
import { Failed } from '../ui/failed'
import { Notice } from '../ui/notice'
import { ProductCard } from '../ui/product-card'

/** The products that the customer likes. */
export function MyLikes() {
  const { data, error, refetch } = ordering.reviewsAndLikes.liked.useQuery({
    queryKey: ['liked', sessionField('username')],
    queryData: {},
    staleTime: 0,
    retryOnMount: true,
  })
  if (!data && error) return <Failed what="Your likes" error={error} onRetry={refetch} />
  if (data?.body.length === 0) {
    return (
      <Notice
        title="You haven’t liked anything yet."
        text="Press the heart on a product’s page, and we keep the product here."
      >
        <ButtonLink href="/all-products">Our Products</ButtonLink>
      </Notice>
    )
  }
  return (
    <ul className="grid-three">
      {(data?.body ?? PLACES).map((product, index) => (
        <li key={product?.id ?? index}>
          {product ? (
            <ProductCard product={product} sizes="(min-width: 640px) 30vw, 45vw" />
          ) : (
            <CardSkeleton />
          )}
        </li>
      ))}
    </ul>
  )
}

const PLACES = [undefined, undefined, undefined]
