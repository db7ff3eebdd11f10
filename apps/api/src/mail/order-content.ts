import { formatPrice, paisa, rupees, shippingInWords, sizeWord, vatIn } from '@etrend/domain'
import type { MailedOrder } from './content'
import { withoutLinks } from './without-links'

/** The parts of a mail that show an order: its pieces, sums and address. */
export function orderContent(order: MailedOrder) {
  return { pieces: order.lines.map(pieceContent), sums: sumsOf(order), address: addressOf(order) }
}

/** A piece as mails show it: what it is, and what all of its quantity costs. */
export function pieceContent({
  title,
  color_name,
  size_name,
  picture,
  price,
  original_price,
  quantity,
}: MailedOrder['lines'][number]) {
  const unit = `${color_name}, size ${sizeWord(size_name)}`
  const amount = formatPrice(price * quantity)
  const before = original_price === null ? '' : formatPrice(original_price * quantity)
  return { title, picture, unit, quantity, price: formatPrice(price), amount, before }
}

function sumsOf(order: MailedOrder) {
  const { subtotal, discount, shipping, tax, total, paid, to_pay } = order
  const { tax_mode = 'flat', vat_rate = 0 } = order
  const isOpen = to_pay > 0 && to_pay !== total
  return [
    { label: 'Subtotal', amount: formatPrice(subtotal) },
    ...(discount > 0
      ? [{ label: discountWords(order), amount: `- ${formatPrice(discount)}` }]
      : []),
    { label: shippingInWords(order.cash_fee), amount: formatPrice(shipping) },
    ...(tax_mode === 'flat' ? [{ label: 'Tax', amount: formatPrice(tax) }] : []),
    { label: 'Total', amount: formatPrice(total), isTotal: true },
    ...(tax_mode === 'vat_inclusive'
      ? [{ label: `VAT ${vat_rate} %, included`, amount: formatPrice(vatIn(total, vat_rate)) }]
      : []),
    ...(paid > 0 ? [{ label: 'Paid', amount: formatPrice(paid) }] : []),
    ...refundsOf(order),
    ...(isOpen ? [{ label: 'Still to pay', amount: formatPrice(to_pay) }] : []),
  ]
}

/** What was paid back, and what will be. */
function refundsOf({ refunded, to_pay_back }: MailedOrder) {
  const paidBack = rupees(paisa(refunded) - paisa(to_pay_back))
  return [
    ...(paidBack > 0 ? [{ label: 'Paid back', amount: formatPrice(paidBack) }] : []),
    ...(to_pay_back > 0 ? [{ label: 'To be paid back', amount: formatPrice(to_pay_back) }] : []),
  ]
}

function discountWords({ source, promo_code }: MailedOrder) {
  if (source === 'exchange') return 'Value of the returned pieces'
  return promo_code ? `Discount (${withoutLinks(promo_code)})` : 'Discount'
}

/** A stranger typed these: links in them would be an advertisement in the shop's name. */
function addressOf({ name, phone, street, landmark, city, district, province }: MailedOrder) {
  return [
    name,
    phone,
    [street, landmark].filter(Boolean).join(', '),
    city,
    `${district}, ${province}`,
  ]
    .map(withoutLinks)
    .filter(Boolean)
}
