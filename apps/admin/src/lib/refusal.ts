import { failure, type NeededRow, type RefusedRow, type Use } from '@etrend/contract'
import * as z from 'zod'

/** Why a call did not succeed. `status` is undefined when no answer came; `fields` has a sentence per field, `uses` what depends on a
 * row, `first` what must be restored before it, `rows` what is wrong with each of many. */
export type Refusal = {
  status: number | undefined
  message: string
  fields: Record<string, string>
  uses: Use[]
  first: NeededRow | undefined
  rows: RefusedRow[]
}

const refusedAnswer = z.object({ status: z.number(), body: failure })

/** What a call on many rows refused, where it went through for others. */
export function refusalOfRows(rows: RefusedRow[]): Refusal {
  const message = 'Some rows stay as they are.'
  return { status: undefined, message, fields: {}, uses: [], first: undefined, rows }
}

/** Reads whatever a call threw: the server's refusal, a lost connection, or something unforeseen. */
export function refusalOf(error: unknown): Refusal {
  const answer = refusedAnswer.safeParse(error)
  if (answer.success) {
    const { status, body } = answer.data
    const { message, fields = {}, uses = [], first, rows = [] } = body
    return { status, message, fields, uses, first, rows }
  }
  const message =
    error instanceof Error ? error.message : 'The shop gave an answer that makes no sense.'
  return { status: undefined, message, fields: {}, uses: [], first: undefined, rows: [] }
}
