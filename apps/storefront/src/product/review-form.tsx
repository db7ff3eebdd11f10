import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { fieldsOf } from '../lib/api'
import { Button } from '../ui/button'
import { FieldProblem, FormProblem } from '../ui/field-problem'
import { FitField } from './fit-field'
import type { Draft } from './review-draft'
import { StarField } from './star-field'

type ReviewFormProps = {
  title: string
  action: 'Send review' | 'Save review'
  username: string
  /** Products of one size fit as they do: their reviews say nothing about it. */
  asksFit: boolean
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Throws if the review is refused. */
  onSend: () => Promise<void>
  onCancel?: () => void
  /** More fields. */
  children?: ReactNode
}

/** The form for stars, fit and text. A refusal shows each error at its field and focuses the first; the input stays. */
export function ReviewForm({
  title,
  action,
  username,
  asksFit,
  draft,
  onDraft: setDraft,
  onSend,
  onCancel,
  children,
}: ReviewFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState<{ isPending: boolean; error?: unknown }>({ isPending: false })
  const { rating, content } = fieldsOf(sent.error)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    setSent({ isPending: true })
    try {
      await onSend()
      setSent({ isPending: false })
    } catch (error) {
      setSent({ isPending: false, error })
      const wrong = fieldsOf(error)
      const field = wrong.rating ? 'input' : wrong.content && 'textarea'
      if (field) form.current?.querySelector<HTMLElement>(field)?.focus()
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <h3 className="text-lg">{title}</h3>
      <StarField
        rating={draft.rating}
        problem={rating}
        onRate={(next) => setDraft({ ...draft, rating: next })}
      />
      {asksFit && <FitField fit={draft.fit} onChange={(fit) => setDraft({ ...draft, fit })} />}
      <div>
        <label htmlFor={id} className="text-sm font-medium">
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
      {children}
      <FormProblem
        id={`${id}-other`}
        error={sent.error}
        shown={[rating, content]}
        otherwise="Your review could not be sent."
      />
      <Button type="submit" className="w-full" disabled={sent.isPending}>
        {sent.isPending ? 'Sending…' : action}
      </Button>
      {onCancel && (
        <Button look="quiet" className="w-full" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  )
}
