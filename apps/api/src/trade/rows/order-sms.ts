import type { SmsKind } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { order } from '../../db/schema/orders'
import { found } from '../../http/errors'
import { queueSms, smsWordsFor, type SmsValues } from '../../sms/queue-sms'

/** `event`: its key; by its kind, order and parcel unless given. */
type OrderSms = { id: number; kind: SmsKind; values?: SmsValues; event?: string }

/** Queues an SMS about an order, once for each event. Does nothing where the shop doesn't send this kind. */
export async function queueOrderSms(
  tx: Queries,
  { id, kind, values = {}, event }: OrderSms,
  now: Date,
) {
  const words = await smsWordsFor(tx, kind)
  if (!words) return
  const row = found(await byId(tx).get({ id }), 'order')
  const { number, phone, courier, tracking_code } = row
  const inLanguage = words.language === 'ne' ? nepali(row, values) : english(row, values)
  const text = words.fill({ number, total: formatPrice(row.total), ...values, ...inLanguage })
  // A parcel that is sent again is another event.
  const details = kind === 'order_shipped' ? [courier, tracking_code] : []
  const key = event ?? [kind, id, ...details.filter(Boolean)].join(' ')
  await queueSms(tx, { event: key, kind, to: phone, text, order: id }, now)
}

type Row = typeof order.$inferSelect

function english(row: Row, { reference = '' }: SmsValues): SmsValues {
  const { courier, tracking_code } = row
  return {
    courier: courier ? `with ${courier}` : '',
    tracking: tracking_code ? `(code ${tracking_code})` : '',
    to_pay: isCash(row) ? `Please have ${formatPrice(row.to_pay)} ready.` : '',
    paid_by: reference === 'cash' ? 'In cash.' : `Reference: ${reference}`,
  }
}

function nepali(row: Row, { reference = '' }: SmsValues): SmsValues {
  const { courier, tracking_code } = row
  return {
    courier: courier ? `${courier} मार्फत` : '',
    tracking: tracking_code ? `(कोड ${tracking_code})` : '',
    to_pay: isCash(row) ? `कृपया ${formatPrice(row.to_pay)} तयार राख्नुहोला।` : '',
    paid_by: reference === 'cash' ? 'नगदमा।' : `सन्दर्भ: ${reference}`,
  }
}

function isCash({ payment_method, to_pay }: Row) {
  return payment_method === 'cod' && to_pay > 0
}

const byId = prepared((db) =>
  db
    .select()
    .from(order)
    .where(eq(order.id, sql.placeholder('id')))
    .prepare(),
)
