/** Values to show for the fields of calls about customers and saved views, as in examples.ts. */
export const customerExamples = {
  who: '4',
  tag: 'wholesale',
  tags: ['wholesale', 'vip'],
  'customerFiles.text': 'Prefers calls after five.',
  'customerFiles.note': 5,
  'customerFiles.reason': 'Refused three orders at the door.',
  came_back: 'refused',
  'savedViews.list': 'allorder',
  'savedViews.name': 'To call',
  query: 'queue=call&sort=-total',
  hidden_columns: ['Payment'],
  is_shared: true,
  'startedReturns.lines': [{ order_line: 1, quantity: 1 }],
  is_here: true,
  handed_over: false,
}
