import type { ProductDetail } from '@etrend/contract'
import { tsr } from '../lib/api'
import { useReviewDraft } from './review-draft'
import { ReviewForm } from './review-form'
import { useReviewNews } from './use-review-news'

type NewReviewProps = { product: ProductDetail; username: string; onSent: () => void }

/** The form for a customer's first review of a product. The draft is kept until the review is sent. */
export function NewReview({ product: { id, sizes }, username, onSent }: NewReviewProps) {
  const [draft, setDraft, dropDraft] = useReviewDraft(id)
  const tell = useReviewNews(id)
  const create = tsr.reviews.create.useMutation()

  async function send() {
    await create.mutateAsync({ params: { id: String(id) }, body: draft })
    dropDraft()
    onSent()
    await tell()
  }

  return (
    <ReviewForm
      title="Write a review"
      action="Send review"
      username={username}
      asksFit={sizes.length > 1}
      draft={draft}
      onDraft={setDraft}
      onSend={send}
    />
  )
}
