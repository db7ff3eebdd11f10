import { fitFacts } from '../lib/fit-words'
import { ordering } from '../lib/ordering/api'
import { shownDay } from '../lib/ordering/words'
import { productPath } from '../lib/product-path'
import { sessionField } from '../lib/session'
import { ButtonLink } from '../ui/button'
import { Failed } from '../ui/failed'
import { Notice } from '../ui/notice'
import { ProductPicture } from '../ui/product-picture'
import { RowsSkeleton } from './rows-skeleton'

/** What the customer wrote about products. */
export function MyReviews() {
  const { data, error, refetch } = ordering.reviewsAndLikes.reviewed.useQuery({
    queryKey: ['reviewed', sessionField('username')],
    queryData: {},
    staleTime: 0,
    retryOnMount: true,
  })
  if (!data && error) return <Failed what="Your reviews" error={error} onRetry={refetch} />
  if (!data) return <RowsSkeleton />
  if (data.body.length === 0) {
    return (
      <Notice
        title="You haven’t reviewed anything yet."
        text="Say what you think of a piece on its page, under Reviews."
      >
        <ButtonLink href="/account/orders">My orders</ButtonLink>
      </Notice>
    )
  }
  return (
    <ul>
      {data.body.map(({ id, rating, content, date, card, ...fit }) => (
        <li key={id} className="flex gap-5 border-b border-line py-5">
          <div className="w-20 shrink-0">
            <ProductPicture picture={card.picture && { ...card.picture, alt: '' }} sizes="80px" />
          </div>
          <div className="min-w-0">
            <p className="font-medium">
              <a href={`${productPath(card)}#reviews`} className="hover:underline">
                {card.title}
              </a>
            </p>
            <p className="text-sm text-muted">
              {[`${rating} of 5 stars`, fitFacts(fit), shownDay(date)].filter(Boolean).join(' · ')}
            </p>
            <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{content}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
