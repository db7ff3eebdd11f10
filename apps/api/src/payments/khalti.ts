import { paisa, rupees } from '@etrend/domain'
import * as z from 'zod'
import { type Ask, type Gateway, GatewayDown } from './gateway'

/** Khalti KPG-2 (docs.khalti.com/khalti-epayment): opened and looked up by us, amounts in paisa. */
export type KhaltiSettings = { secret_key: string; url: string; website_url: string }

export function khalti({ secret_key, url, website_url }: KhaltiSettings, ask: Ask): Gateway {
  async function post<Answer>(path: string, body: object, shape: z.ZodType<Answer>) {
    const { status, body: raw } = await ask(new URL(path, url).href, {
      method: 'POST',
      headers: { authorization: `Key ${secret_key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const said = shape.safeParse(parsed(raw))
    if (!said.success) throw new GatewayDown(`Khalti answered ${status}: ${raw.slice(0, 200)}`)
    return { raw, said: said.data }
  }

  return {
    method: 'khalti',
    name: 'Khalti',
    description: 'You pay with your Khalti wallet, mobile banking or card.',
    smallest: 10,

    async start({ reference, number, total, name, email, phone, return_url }) {
      const bill = {
        return_url,
        website_url,
        amount: paisa(total),
        purchase_order_id: reference,
        purchase_order_name: `Order ${number}`,
        customer_info: { name, ...(email && { email }), phone: phone.replace('+977', '') },
      }
      const { raw, said } = await post('epayment/initiate/', bill, opened)
      const start = { kind: 'redirect' as const, url: said.payment_url }
      return { start, gateway_reference: said.pidx, raw }
    },

    async status({ gateway_reference }) {
      // Opening it never got as far as Khalti.
      if (!gateway_reference) return { state: 'failed', why: 'It was never opened', raw: '' }
      const { raw, said } = await post('epayment/lookup/', { pidx: gateway_reference }, lookedUp)
      return { raw, ...verdictOf(said) }
    },

    async refund({ transaction_id, amount: asked, came }, amount) {
      const isFull = paisa(amount) === paisa(came ?? asked)
      const path = `../merchant-transaction/${encodeURIComponent(transaction_id ?? '')}/refund/`
      const { raw, said } = await post(path, isFull ? {} : { amount: paisa(amount) }, refunded)
      return { reference: said.refund_id ?? transaction_id ?? '', raw }
    },
  }
}

const opened = z.object({ pidx: z.string().min(1), payment_url: z.url({ protocol: /^https?$/ }) })

const lookedUp = z.object({
  status: z.string(),
  total_amount: z.number().optional(),
  transaction_id: z.string().nullish(),
})

const refunded = z
  .object({ detail: z.string(), refund_id: z.string().optional() })
  .refine(({ detail }) => /success/i.test(detail))

function verdictOf({ status, total_amount, transaction_id }: z.infer<typeof lookedUp>) {
  switch (status) {
    case 'Completed':
      return {
        state: 'complete' as const,
        amount: rupees(total_amount ?? 0),
        transaction_id: transaction_id ?? null,
      }
    case 'Pending':
    case 'Initiated':
      return { state: 'open' as const }
    case 'Expired':
    case 'User canceled':
      return { state: 'failed' as const, why: `Khalti says ${status}` }
    default:
      return { state: 'review' as const, why: `Khalti says ${status}` }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
