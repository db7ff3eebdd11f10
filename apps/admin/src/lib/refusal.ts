import {
  failure,
  type NeededRow,
  type RefusalCode,
  type RefusedRow,
  type Use,
} from '@etrend/contract'
import { ConnectionError } from '@etrend/contract/client'
import * as z from 'zod'

/**
 * Why a call did not succeed. `status` is undefined if there was no response. `fields` has a sentence per field, `uses`
 * lists the records that depend on the row, `first` is the row to restore before it, `rows` says what is wrong with
 * each of many rows.
 */
export type Refusal = {
  status: number | undefined
  message: string
  code?: RefusalCode | undefined
  fields: Record<string, string>
  uses: Use[]
  first: NeededRow | undefined
  rows: RefusedRow[]
}

/** An error whose message is a sentence for staff. Those of other errors are for engineers, and never shown. */
export class StaffError extends Error {
  override name = 'StaffError'
}

const refusedAnswer = z.object({ status: z.number(), body: failure })

/** The refusal of some rows by a bulk call that succeeded for the others. */
export function refusalOfRows(rows: RefusedRow[]): Refusal {
  const message = 'Some rows stay as they are.'
  return { status: undefined, message, fields: {}, uses: [], first: undefined, rows }
}

/** Reads the error that a call threw: the server's refusal, a lost connection, or anything unexpected. */
export function refusalOf(error: unknown): Refusal {
  const answer = refusedAnswer.safeParse(error)
  if (answer.success) {
    const { status, body } = answer.data
    const { message, code, fields = {}, uses = [], first, rows = [] } = body
    return { status, message, code, fields, uses, first, rows }
  }
  const isShown = error instanceof StaffError || error instanceof ConnectionError
  const message = isShown ? error.message : 'The shop sent an unexpected answer. Please try again.'
  return { status: undefined, message, fields: {}, uses: [], first: undefined, rows: [] }
}

/** Returns the answer of a call that succeeded with 200. Throws every other answer, as the hooks of calls do. */
export function okOf<Answer extends { status: number }>(answer: Answer) {
  if (isOk(answer)) return answer
  throw Object.assign(new StaffError(refusalOf(answer).message), answer)
}

function isOk<Answer extends { status: number }>(
  answer: Answer,
): answer is Extract<Answer, { status: 200 }> {
  return answer.status === 200
}
