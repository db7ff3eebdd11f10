/** Examples of the fields of bills and their registers. */
export const billExamples = {
  hs_code: '6109.10',
  buyer_pan: '601234567',
  last_credit_note: 'CN-01-2083-84-00012',
  month: '2083-08',
  'billRegisters.register': 'sales',
  'billRegisters.period': '2083-08',
}
