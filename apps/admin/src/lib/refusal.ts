import { failure } from '@etrend/contract'
import * as z from 'zod'

/** Why a call did not succeed. `status` is undefined when no answer came; `fields` has a sentence per field. */
export type Refusal = {
  status: number | undefined
  message: string
  fields: Record<string, string>
}

const refusedAnswer = z.object({ status: z.number(), body: failure })

/** Reads whatever a call threw: the server's refusal, a lost connection, or something unforeseen. */
export function refusalOf(error: unknown): Refusal {
  const answer = refusedAnswer.safeParse(error)
  if (answer.success) {
    const { status, body } = answer.data
    return { status, message: body.message, fields: body.fields ?? {} }
  }
  const message =
    error instanceof Error ? error.message : 'The shop gave an answer that makes no sense.'
  return { status: undefined, message, fields: {} }
}
