import { sortedJson } from '@etrend/domain'
import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { bare, type DeliveredTo, type DraftLine, usePrices } from '../editing/draft-lines'

/** The lines of a new order that staff enter, with today's prices; and what sends it, once, or keeps its refusal. */
export function useOrderDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  promo_code: string,
  to: DeliveredTo = {},
) {
  const { perform } = useStaffAction()
  const keyOf = useIdempotencyKey()
  const [lines, setLines] = useState<DraftLine[]>([])
  const { refusal, refuse, submitting, isSubmitting } = useSubmit(form)
  const priced = usePrices(lines, promo_code, to).data?.body

  /**
   * Sends `details` with the lines and the total that staff were shown, then empties the form, so that nothing keeps the
   * user from leaving it, and shows the answer.
   */
  async function send<Details extends object, Answer>({
    details,
    total,
    post,
    show,
    done,
  }: {
    details: Details
    total: number | undefined
    post: (call: Call<Details>) => Promise<Answer>
    show: (answer: Answer) => void
    done: string
  }) {
    if (lines.length === 0) return refuse('Add a product first.')
    const body = {
      ...details,
      ...(promo_code.trim() && { promo_code: promo_code.trim() }),
      ...(total !== undefined && { expected_total: total }),
      lines: bare(lines),
    }
    await perform(async () => {
      const answer = await post({ body, headers: { 'idempotency-key': keyOf(body) } })
      setLines([])
      form.reset()
      show(answer)
    }, done)
  }

  return {
    lines,
    setLines,
    /** Undefined while there are no lines. */
    priced: lines.length > 0 ? priced : undefined,
    promoProblem: priced?.promo_problem ?? '',
    isChanged: form.formState.isDirty || lines.length > 0,
    refusal,
    refuse,
    submitting,
    isSubmitting,
    send,
  }
}

type Call<Details> = {
  body: Details & {
    promo_code?: string
    expected_total?: number
    lines: ReturnType<typeof bare>
  }
  headers: { 'idempotency-key': string }
}

/** Returns the idempotency key of an order. The same order sent again keeps its key; a changed order gets a new key. */
export function useIdempotencyKey() {
  const last = useRef({ text: '', key: '' })
  return (body: unknown) => {
    const text = sortedJson(body)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
