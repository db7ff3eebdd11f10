import { paisa } from '@etrend/domain'
import * as z from 'zod'
import { parsed } from '../../lib/parsed'
import { type Gateway, GatewayDown, type PaymentRow } from './gateway'
import type { Ask } from './gateway-call'
import { lookedUp, paidBackOf, verdictOf } from './khalti-look-up'
import { sentRefund } from './khalti-refund'

/** Khalti KPG-2 (docs.khalti.com/khalti-epayment): the shop opens and looks up payments. Amounts in paisa. */
export type KhaltiSettings = { secret_key: string; url: string; website_url: string }

export function khalti({ secret_key, url, website_url }: KhaltiSettings, ask: Ask): Gateway {
  const post = (path: string, body: object) =>
    ask(new URL(path, url).href, {
      method: 'POST',
      headers: { authorization: `Key ${secret_key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  async function answered<Answer>(path: string, body: object, shape: z.ZodType<Answer>) {
    const { status, body: raw } = await post(path, body)
    const said = shape.safeParse(parsed(raw))
    if (status >= 500 || !said.success) {
      throw new GatewayDown(`Khalti answered ${status}: ${raw.slice(0, 200)}`)
    }
    return { raw, said: said.data }
  }

  async function lookUp(pidx: string) {
    const { raw, said } = await answered('epayment/lookup/', { pidx }, lookedUp)
    if (said.pidx !== pidx) throw new GatewayDown('Khalti answered about another payment.')
    return { raw, said }
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
      const { raw, said } = await answered('epayment/initiate/', bill, opened)
      const start = { kind: 'redirect' as const, url: said.payment_url }
      return { start, gateway_reference: said.pidx, raw }
    },

    async status({ gateway_reference }) {
      // Khalti never confirmed that it opened the payment.
      if (!gateway_reference) return { state: 'failed', why: 'It was never opened', raw: '' }
      const { raw, said } = await lookUp(gateway_reference)
      return { raw, ...verdictOf(said) }
    },

    refunds: {
      async send(row, amount) {
        const path = `../merchant-transaction/${encodeURIComponent(row.transaction_id ?? '')}/refund/`
        try {
          return sentRefund(await post(path, bodyOf(row, amount)), row.transaction_id ?? '')
        } catch (error) {
          if (!(error instanceof GatewayDown)) throw error
          return { outcome: 'unknown', why: error.message, raw: error.message }
        }
      },

      async lookUp({ gateway_reference }) {
        const { raw, said } = await lookUp(gateway_reference ?? '')
        return { raw, ...paidBackOf(said) }
      },
    },
  }
}

const opened = z.object({ pidx: z.string().min(1), payment_url: z.url({ protocol: /^https?$/ }) })

/** Khalti pays everything back when no amount is given. */
function bodyOf({ came, amount: asked }: PaymentRow, amount: number) {
  return paisa(amount) === paisa(came ?? asked) ? {} : { amount: paisa(amount) }
}
