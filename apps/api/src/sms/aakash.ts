import * as z from 'zod'
import { oddOutcome, type AskGateway } from './call-gateway'
import { refusedForever, refusedForNow, tenDigits, type SmsGateway } from './gateway'

export type AakashSettings = { token: string; url: string }

const valid = z.object({ id: z.union([z.int(), z.string()]), credit: z.coerce.number().optional() })
const taken = z.object({
  error: z.literal(false),
  data: z.object({ valid: z.array(valid), invalid: z.array(z.unknown()).optional() }),
})
const refused = z.object({ error: z.literal(true), message: z.string() })
const credit = z.object({ available_credit: z.coerce.number() })

/** Aakash SMS: v3 sends, v1 knows the credits. Its errors are sentences, of which only the sense is kept. */
export function aakash({ token: auth_token, url }: AakashSettings, ask: AskGateway): SmsGateway {
  return {
    name: 'aakash',

    async send(to, text) {
      const answer = await ask({
        url: `${url}v3/send`,
        form: { auth_token, to: tenDigits(to), text },
      })
      const json = answer.came ? answer.json : undefined
      const error = refused.safeParse(json)
      if (error.success) return refusedForNow(wordsFor(error.data.message))
      const read = taken.safeParse(json)
      if (!read.success) return oddOutcome(answer)
      const [message] = read.data.data.valid
      if (!message) return refusedForever('Aakash refused it: it doesn’t know this number.')
      const { id, credit: credits } = message
      return { outcome: 'sent', reference: String(id), credits: wholeOrNull(credits) }
    },

    async balance() {
      const answer = await ask({ url: `${url}v1/credit`, form: { auth_token } })
      const json = answer.came ? answer.json : undefined
      const read = credit.safeParse(json)
      if (read.success) return { credits: read.data.available_credit, problem: null }
      const error = refused.safeParse(json)
      const problem = error.success
        ? wordsFor(error.data.message)
        : 'Aakash didn’t say how many credits are left.'
      return { credits: null, problem }
    },
  }
}

function wholeOrNull(credits: number | undefined) {
  return Number.isSafeInteger(credits) ? (credits ?? null) : null
}

function wordsFor(message: string) {
  if (/token/i.test(message)) return 'Aakash refused it: the key is wrong. Check AAKASH_TOKEN.'
  if (/balance|credit/i.test(message)) {
    return 'Aakash refused it: too few credits are left. Buy some; then it is sent by itself.'
  }
  return 'Aakash refused it.'
}
