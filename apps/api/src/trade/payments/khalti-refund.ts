import * as z from 'zod'
import { parsed } from '../../lib/parsed'
import type { SentRefund } from '../rows/parts'

/**
 * Reads Khalti's answer to a refund. Only Khalti's own success message means 'paid', and only its own error, as JSON
 * with a 4xx status, means 'refused'. A proxy's page, a 5xx or other words leave open whether the money was paid.
 */
export function sentRefund(
  { status, body: raw }: { status: number; body: string },
  transaction_id: string,
): SentRefund & { raw: string } {
  const said = answer.safeParse(parsed(raw)).data
  const isSuccess = SUCCESS.test(said?.detail ?? '')
  if (status >= 200 && status < 300 && isSuccess) {
    return { outcome: 'paid', reference: said?.refund_id ?? transaction_id, raw }
  }
  const why = said?.detail ?? raw.slice(0, 200)
  const isRefusal = said && !isSuccess && status >= 400 && status < 500 && status !== TIMED_OUT
  return { outcome: isRefusal ? 'refused' : 'unknown', why, raw }
}

const SUCCESS = /success/i
const TIMED_OUT = 408

/** Khalti's validation errors have no detail, but an error_key and a list of messages for each field. */
const answer = z
  .object({
    detail: z.string().optional(),
    error_key: z.string().optional(),
    refund_id: z.string().optional(),
  })
  .refine(({ detail, error_key }) => detail !== undefined || error_key !== undefined)
