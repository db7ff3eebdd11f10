/** Examples of what calls about delivery zones send. */
export const deliveryExamples = {
  'deliveryZones.name': 'Pokhara and around',
  districts: ['Kaski', 'Syangja', 'Tanahun'],
  fee: 200,
  free_from: 3000,
  days_from: 2,
  days_to: 4,
  cash_allowed: true,
  cash_fee: 50,
  most_in_cash: 15000,
}
