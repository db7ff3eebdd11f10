import type { SmsKind, SmsWords, SmsLanguage } from '@etrend/contract'

type BothLanguages = Record<SmsLanguage, string>
export type SmsPlaceholder = keyof typeof placeholders

/** What a placeholder stands for, with an example. A value may be empty; then the space before it is left out too. */
export const placeholders = {
  shop: { meaning: 'The shop’s name', example: same('eTrend') },
  phone: { meaning: 'The shop’s phone number', example: same('980-0000000') },
  number: { meaning: 'The order’s number', example: same('ET-2026-000123') },
  total: { meaning: 'What the order costs', example: same('Rs. 1,850') },
  courier: {
    meaning: 'The courier, where one was entered',
    example: { en: 'with Nepal Can Move', ne: 'Nepal Can Move मार्फत' },
  },
  tracking: {
    meaning: 'The tracking code, where one was entered',
    example: { en: '(code NCM-88412)', ne: '(कोड NCM-88412)' },
  },
  to_pay: {
    meaning: 'A sentence with the cash to have ready, where there is some to pay',
    example: { en: 'Please have Rs. 1,850 ready.', ne: 'कृपया Rs. 1,850 तयार राख्नुहोला।' },
  },
  amount: { meaning: 'The money that was paid back', example: same('Rs. 1,850') },
  reference: {
    meaning: 'The reference of the payment; “cash” for cash',
    example: same('ESW-2026-4417'),
  },
  paid_by: {
    meaning: 'The reference of the payment, or that it was cash, in words',
    example: { en: 'Reference: ESW-2026-4417', ne: 'सन्दर्भ: ESW-2026-4417' },
  },
  code: { meaning: 'The code of six digits', example: same('123456') },
}

function same(text: string): BothLanguages {
  return { en: text, ne: text }
}

type Kind = SmsWords & {
  title: string
  sent_when: string
  placeholders: readonly SmsPlaceholder[]
  /** Without these, the message would be of no use. */
  required?: readonly SmsPlaceholder[]
}

const ofOrder = ['shop', 'phone', 'number', 'total'] as const

/** The kinds of SMS with their default texts. The English ones have only letters of GSM-7, so each fits one message. */
export const smsKinds: Record<SmsKind, Kind> = {
  phone_code: {
    title: 'Code for a phone',
    sent_when: 'A guest who pays cash on delivery verifies the phone number.',
    placeholders: ['code', 'shop'],
    required: ['code'],
    is_on: true,
    en: '{code} is your code for {shop}. It is valid for 10 minutes. Do not share it.',
    ne: '{shop}: तपाईंको कोड {code}। १० मिनेटसम्म मान्य। कसैलाई नदिनुहोस्।',
  },
  order_placed: {
    title: 'Order placed',
    sent_when: 'A customer places an order, or staff place it for them.',
    placeholders: ofOrder,
    is_on: true,
    en: '{shop}: Thank you for your order {number}, {total}. Questions? {phone}',
    ne: '{shop}: अर्डर {number} प्राप्त भयो, {total}। धन्यवाद!',
  },
  order_packed: {
    title: 'Order packed',
    sent_when: 'Staff mark the order as packed.',
    placeholders: ofOrder,
    is_on: false,
    en: '{shop}: Your order {number} is packed and leaves soon.',
    ne: '{shop}: अर्डर {number} प्याक भयो, चाँडै पठाउँछौं।',
  },
  order_shipped: {
    title: 'Order on its way',
    sent_when: 'Staff hand the order to a courier.',
    placeholders: [...ofOrder, 'courier', 'tracking', 'to_pay'],
    is_on: true,
    en: '{shop}: Your order {number} is on its way {courier} {tracking}. {to_pay}',
    ne: '{shop}: अर्डर {number} {courier} {tracking} पठाइयो। {to_pay}',
  },
  order_delivered: {
    title: 'Order delivered',
    sent_when: 'Staff mark the order as delivered.',
    placeholders: ofOrder,
    is_on: true,
    en: '{shop}: Your order {number} was delivered. Thank you!',
    ne: '{shop}: अर्डर {number} डेलिभर भयो। धन्यवाद!',
  },
  order_refused: {
    title: 'Parcel refused',
    sent_when: 'A parcel came back because its customer didn’t take it.',
    placeholders: ofOrder,
    is_on: false,
    en: '{shop}: Your order {number} came back to us. Do you still want it? Call {phone}',
    ne: '{shop}: अर्डर {number} फिर्ता आयो। अझै चाहिए फोन गर्नुहोस्: {phone}',
  },
  refund_paid: {
    title: 'Money paid back',
    sent_when: 'A refund is paid.',
    placeholders: [...ofOrder, 'amount', 'reference', 'paid_by'],
    is_on: true,
    en: '{shop}: We paid {amount} of your order {number} back. {paid_by}',
    ne: '{shop}: अर्डर {number} को {amount} फिर्ता गरियो। {paid_by}',
  },
}
