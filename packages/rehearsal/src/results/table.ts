import type { Books } from './books'
import type { Outcome } from './watch'

/**
 * Prints the outcomes as a Markdown table, as README.md has it, and below it each aim that was missed, and what is wrong
 * after the last order was answered.
 */
export function printTable(outcomes: Outcome[], atTheEnd: Books) {
  const heads = [
    'event',
    's without orders (aim)',
    'calm',
    'orders',
    'longest wait',
    'lost',
    'oversold',
    'wrong numbers',
    'duplicates',
    '503',
    'other 5xx',
    'no answer',
    'slowest page',
    'failed pages',
    'took',
  ]
  const rows = outcomes.map(rowOf)
  const lines = [heads, heads.map(() => '---'), ...rows]
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`)
  for (const { event, missed } of outcomes) {
    for (const sentence of missed) console.log(`MISSED, ${event.id}: ${sentence}`)
  }
  for (const sentence of Object.values(atTheEnd).flat().slice(0, 20)) {
    console.log(`WRONG AT THE END: ${sentence}`)
  }
}

/** One line for an event as soon as it is measured. */
export function printOutcome(outcome: Outcome) {
  const { event, withoutOrders, books, orders, missed } = outcome
  const wrong = Object.values(books).flat().length
  console.log(
    `${event.id}: ${withoutOrders.toFixed(1)} s without orders, ${orders} orders, ${wrong} wrong; ${missed.length === 0 ? 'met' : `MISSED: ${missed.join('; ')}`}`,
  )
}

function rowOf(outcome: Outcome) {
  const { event, books } = outcome
  return [
    `${event.id}: ${event.what}`,
    `${outcome.withoutOrders.toFixed(1)} (${event.mostSeconds})`,
    `${outcome.calm.toFixed(1)} s`,
    outcome.orders,
    `${outcome.longestWait.toFixed(1)} s`,
    books.lost.length,
    books.oversold.length,
    books.wrongNumbers.length,
    books.duplicates.length,
    outcome.busy,
    outcome.errors.length,
    outcome.unanswered,
    `${outcome.slowestPage.toFixed(1)} s`,
    `${outcome.failedPages} of ${outcome.pages}`,
    `${outcome.seconds.toFixed(0)} s`,
  ].map(String)
}
