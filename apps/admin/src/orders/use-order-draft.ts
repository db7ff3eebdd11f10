import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showRefusal } from '../ui/show-refusal'
import { useStaffAction } from '../ui/use-staff-action'
import { bare, usePrices, type DeliveredTo, type DraftLine } from './draft-lines'
import { useIdempotencyKey } from './use-idempotency-key'

/** The lines of a new order that staff enter, with today's prices; and what sends it, once, or keeps its refusal. */
export function useOrderDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  promo_code: string,
  to: DeliveredTo = {},
) {
  const { perform } = useStaffAction()
  const keyOf = useIdempotencyKey()
  const [lines, setLines] = useState<DraftLine[]>([])
  const [refusal, setRefusal] = useState<string>()
  const priced = usePrices(lines, promo_code, to).data?.body

  /** Sends `details` with the lines and the total that staff were shown. `post` shows the answer. */
  async function send<Details extends object>(
    details: Details,
    total: number | undefined,
    post: (call: Call<Details>) => Promise<unknown>,
    done: string,
  ) {
    setRefusal(undefined)
    if (lines.length === 0) return setRefusal('Add a product first.')
    const body = {
      ...details,
      ...(promo_code.trim() && { promo_code: promo_code.trim() }),
      ...(total !== undefined && { expected_total: total }),
      lines: bare(lines),
    }
    try {
      await perform(() => post({ body, headers: { 'idempotency-key': keyOf(body) } }), done)
    } catch (error) {
      setRefusal(showRefusal(form, error, body))
    }
  }

  /** Empties the form, so that nothing keeps the user from leaving it. */
  function clear() {
    setLines([])
    form.reset()
  }

  return {
    lines,
    setLines,
    /** Undefined while there are no lines. */
    priced: lines.length > 0 ? priced : undefined,
    promoProblem: priced?.promo_problem ?? '',
    isChanged: form.formState.isDirty || lines.length > 0,
    refusal,
    refuse: setRefusal,
    send,
    clear,
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
