import { paisa, rupees } from '@etrend/domain'
import * as z from 'zod'
import { forgeryIn } from './esewa-callback'
import { esewaSignature, parsed, SIGNED } from './esewa-signature'
import { type Ask, type Gateway, GatewayDown } from './gateway'

/** eSewa ePay v2 (developer.esewa.com.np/pages/Epay): a signed form there, and our own question afterwards. */
export type EsewaSettings = {
  product_code: string
  secret: string
  form_url: string
  status_url: string
}

export function esewa(settings: EsewaSettings, ask: Ask): Gateway {
  const { product_code, secret, form_url, status_url } = settings
  return {
    method: 'esewa',
    name: 'eSewa',
    description: 'You pay with your eSewa wallet.',
    smallest: 1,
    formTarget: new URL(form_url).origin,

    async start({ reference, total, shipping, tax, return_url }) {
      const goods = paisa(total) - paisa(shipping) - paisa(tax)
      // A large discount leaves less than the fees: the parts must add up and none may be negative.
      const parts =
        goods > 0
          ? { amount: rupees(goods), tax_amount: tax, product_delivery_charge: shipping }
          : { amount: total, tax_amount: 0, product_delivery_charge: 0 }
      const fields = {
        amount: String(parts.amount),
        tax_amount: String(parts.tax_amount),
        product_service_charge: '0',
        product_delivery_charge: String(parts.product_delivery_charge),
        total_amount: String(total),
        transaction_uuid: reference,
        product_code,
        success_url: return_url,
        failure_url: return_url,
        signed_field_names: SIGNED.join(','),
      }
      const signature = esewaSignature(secret, fields)
      const start = { kind: 'form' as const, action: form_url, fields: { ...fields, signature } }
      return { start, gateway_reference: null, raw: JSON.stringify(fields) }
    },

    forgery: (address, { reference }) => forgeryIn(address, { secret, product_code, reference }),

    async status({ reference, amount }) {
      const query = new URLSearchParams({
        product_code,
        total_amount: String(amount),
        transaction_uuid: reference,
      })
      const { body: raw } = await ask(`${status_url}?${query.toString()}`, { method: 'GET' })
      const said = statusAnswer.safeParse(parsed(raw))
      if (!said.success) throw new GatewayDown(`eSewa answered ${raw.slice(0, 200)}`)
      return { raw, ...verdictOf(said.data) }
    },
  }
}

// It may come as "1000.0", as 1000 or with thousands commas.
const amountText = z
  .union([z.number(), z.string().transform((text) => Number(text.replaceAll(',', '')))])
  .pipe(z.number())

const statusAnswer = z.object({
  status: z.string(),
  total_amount: amountText.optional(),
  ref_id: z.string().nullish(),
})

function verdictOf(said: z.infer<typeof statusAnswer>) {
  switch (said.status) {
    case 'COMPLETE':
      return {
        state: 'complete' as const,
        amount: said.total_amount ?? 0,
        transaction_id: said.ref_id ?? null,
      }
    case 'PENDING':
      return { state: 'open' as const }
    case 'CANCELED':
      return { state: 'failed' as const, why: 'eSewa says that it was cancelled' }
    // Nothing has begun yet, or it was given up: only time tells.
    case 'NOT_FOUND':
      return { state: 'open' as const }
    default:
      return { state: 'review' as const, why: `eSewa says ${said.status}` }
  }
}
