/** Examples of the calls of reports and of counted cash. */
export const moneyExamples = {
  report: 'day',
  'cashDays.kind': 'courier',
  'cashDays.amount': 2400,
  'cashDays.note': 'Nepal Can Move, three parcels',
  corrects: null,
  expected: 12400,
  counted: 12400,
  gateway: 'esewa',
  'payouts.id': 'row-12',
  'payouts.file': 'esewa-november.csv',
  'payouts.mapping': '["reference","day","amount","fee",null]',
  'payouts.reason': 'eSewa paid it out a day later',
  'cashDays.notes': { 1000: 12, 100: 4 },
}
