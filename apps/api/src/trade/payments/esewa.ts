import { paisa, rupees } from '@etrend/domain'
import { parsed } from '../../lib/parsed'
import { forgeryIn } from './esewa-callback'
import { esewaSignature, SIGNED } from './esewa-signature'
import { esewaVerdict } from './esewa-status'
import { type Gateway, GatewayDown } from './gateway'
import type { Ask } from './gateway-call'

/** eSewa ePay v2 (developer.esewa.com.np/pages/Epay): a signed form opens a payment, a status call verifies it. */
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
      const { status, body: raw } = await ask(`${status_url}?${query.toString()}`, {
        method: 'GET',
      })
      if (status >= 500) throw new GatewayDown(`eSewa answered ${status}: ${raw.slice(0, 200)}`)
      const ours = { product_code, transaction_uuid: reference, amount }
      return { raw, ...esewaVerdict(parsed(raw), ours) }
    },
  }
}
