import * as z from 'zod'
import { oddOutcome, type AskGateway } from './call-gateway'
import { refusedForever, refusedForNow, tenDigits, type SmsGateway } from './gateway'

export type SparrowSettings = { token: string; from: string; url: string }

const answered = z.object({ response_code: z.int() })
const credit = z.object({ response_code: z.literal(200), credits_available: z.coerce.number() })

/** Sparrow SMS, v2 of its API (github.com/sparrowsms/apidocs): errors are a `response_code` with status 403. */
export function sparrow({ token, from, url }: SparrowSettings, ask: AskGateway): SmsGateway {
  return {
    name: 'sparrow',

    async send(to, text) {
      const form = { token, from, to: tenDigits(to), text }
      const answer = await ask({ url: `${url}sms/`, form })
      const read = answered.safeParse(answer.came ? answer.json : undefined)
      if (!read.success) return oddOutcome(answer)
      const { response_code } = read.data
      if (response_code === 200) return { outcome: 'sent', reference: null, credits: null }
      const problem = `Sparrow refused it: ${wordsFor(response_code)}`
      return OF_THE_MESSAGE.has(response_code) ? refusedForever(problem) : refusedForNow(problem)
    },

    async balance() {
      const answer = await ask({
        url: `${url}credit/?${new URLSearchParams({ token }).toString()}`,
      })
      const json = answer.came ? answer.json : undefined
      const read = credit.safeParse(json)
      if (read.success) return { credits: read.data.credits_available, problem: null }
      const refused = answered.safeParse(json)
      const problem = refused.success
        ? `Sparrow refused it: ${wordsFor(refused.data.response_code)}`
        : 'Sparrow didn’t say how many credits are left.'
      return { credits: null, problem }
    },
  }
}

/** Refusals that another attempt would meet again. */
const OF_THE_MESSAGE = new Set([1007, 1010, 1011])

function wordsFor(code: number) {
  return codes.get(code) ?? `its code is ${code}.`
}

const codes = new Map([
  [1000, 'a field is missing (1000).'],
  [1001, 'it doesn’t know this server’s address (1001). Have it added at Sparrow.'],
  [1002, 'the key is wrong (1002). Check SPARROW_TOKEN.'],
  [1003, 'the account is inactive (1003).'],
  [1004, 'the account is inactive (1004).'],
  [1005, 'the account has expired (1005).'],
  [1006, 'the account has expired (1006).'],
  [1007, 'it doesn’t know this number (1007).'],
  [1008, 'the sender is wrong (1008). Check SPARROW_FROM.'],
  [1010, 'the text is empty (1010).'],
  [1011, 'it doesn’t know this number (1011).'],
  [1012, 'no credits are left (1012). Buy some; then it is sent by itself.'],
  [1013, 'too few credits are left (1013). Buy some; then it is sent by itself.'],
])
