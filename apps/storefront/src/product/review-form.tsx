import type { ProductDetail } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { fieldsOf, messageOf, tsr } from '../lib/api'
import { loginPath } from '../lib/login-path'
import { productPath } from '../lib/product-path'
import { useUsername } from '../lib/session'
import { Button } from '../ui/button'
import { FieldProblem } from '../ui/field-problem'
import { useReviewDraft } from './review-draft'
import { StarField } from './star-field'

type ReviewFormProps = { product: ProductDetail; onSent: () => void }

/** Writing a review, for who is signed in. What is typed stays until the shop has it. */
export function ReviewForm({ product, onSent }: ReviewFormProps) {
  const username = useUsername()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft, dropDraft] = useReviewDraft(product.id)
  const queryClient = useQueryClient()
  const send = tsr.reviews.create.useMutation({
    onSuccess: async () => {
      dropDraft()
      onSent()
      await Promise.all(
        ['reviews', 'product'].map((noun) =>
          queryClient.invalidateQueries({ queryKey: [noun, product.id] }),
        ),
      )
    },
    onError: (error) => {
      const { rating, content } = fieldsOf(error)
      const wrong = rating ? 'input' : content && 'textarea'
      if (wrong) form.current?.querySelector<HTMLElement>(wrong)?.focus()
    },
  })
  const { rating, content } = fieldsOf(send.error)
  const isElsewhere = send.error !== null && !rating && !content

  if (send.isSuccess) return <output className="mt-8 block">Thank you for your review.</output>
  if (!username)
    return (
      <p className="mt-8">
        <Link to={loginPath(`${productPath(product)}#reviews`)} className="text-link touch-line">
          Sign in to write a review
        </Link>
        {draft.content !== '' && <span className="block text-sm">What you wrote is kept.</span>}
      </p>
    )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    send.mutate({ params: { id: String(product.id) }, body: draft })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-8 space-y-4">
      <h3 className="text-lg">Write a review</h3>
      <StarField
        rating={draft.rating}
        problem={rating}
        onRate={(next) => setDraft({ ...draft, rating: next })}
      />
      <div>
        <label htmlFor={id} className="font-medium text-sm">
          Your review
        </label>
        <textarea
          id={id}
          rows={5}
          maxLength={2000}
          className="field mt-1 w-full py-2"
          value={draft.content}
          aria-invalid={content !== undefined}
          aria-describedby={content ? `${id}-hint ${id}-problem` : `${id}-hint`}
          onChange={({ target }) => setDraft({ ...draft, content: target.value })}
        />
        <p id={`${id}-hint`} className="text-sm text-muted">
          10 to 2000 characters, shown with your user name, {username}.
        </p>
        <FieldProblem id={`${id}-problem`} problem={content} />
      </div>
      <FieldProblem
        id={`${id}-other`}
        problem={
          isElsewhere ? (messageOf(send.error) ?? 'Your review could not be sent.') : undefined
        }
      />
      <Button type="submit" className="w-full" disabled={send.isPending}>
        {send.isPending ? 'Sending…' : 'Send review'}
      </Button>
    </form>
  )
}
