import { setTimeout } from 'node:timers/promises'
import type { Event } from '../event'
import type { Stage } from '../stage'
import { readBooks, type Books } from './books'
import { behindTheDatabase } from './followers'
import type { Records, Seen } from './records'

/** What was measured while an event happened, and what was wrong afterwards. */
export type Outcome = Seen & {
  event: Event
  calm: number
  seconds: number
  books: Books
  /** Sentences: why an aim was not met. */
  missed: string[]
}

const AFTER_MS = 4_000

/** Measures a calm time of `calmMs`, then the event and its repair, and reads the books. */
export async function watch(
  event: Event,
  stage: Stage,
  records: Records,
  calmMs: number,
): Promise<Outcome> {
  const before = performance.now()
  await setTimeout(calmMs)
  const began = performance.now()
  const calm = records.between(before, began)
  const problems: string[] = []
  await event.happen(stage).catch((error: unknown) => {
    problems.push(error instanceof Error ? error.message : String(error))
  })
  await setTimeout(AFTER_MS)
  const ended = performance.now()
  const seen = records.between(began, ended)
  const books = await readBooks(stage.databases, records)
  problems.push(...(await behindTheDatabase(stage)))
  const missed = [...problems, ...missedAims(event, seen, calm, books)]
  const seconds = (ended - began) / 1000
  return { event, ...seen, calm: calm.withoutOrders, seconds, books, missed }
}

function missedAims(event: Event, seen: Seen, calm: Seen, books: Books) {
  const missed: string[] = []
  // On a busy machine, orders wait without any event too.
  const without = Math.floor(Math.max(0, seen.withoutOrders - calm.withoutOrders))
  if (without > event.mostSeconds) {
    missed.push(
      `${without} s more without an order than in the calm; the aim is ${event.mostSeconds} s`,
    )
  }
  const [error] = seen.errors
  if (error) {
    missed.push(
      `${seen.errors.length} × 5xx other than 503, the first: ${error.status} of ${error.path} to ${error.who}`,
    )
  }
  for (const sentences of Object.values(books)) missed.push(...sentences.slice(0, 5))
  return missed
}
