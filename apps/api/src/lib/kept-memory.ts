import { PAGE_CACHES } from '@etrend/database'

const MIB = 1024 * 1024

/**
 * The most bytes that a process keeps in memory to answer sooner, 32 MiB in all. `answers`: pages, answers of the API and
 * files of the two apps; `cards`: products as lists show them; `parts`: rendered HTML that many pages share; `lists`:
 * what filters and searches found; `database`: pages of the file, in the caches of all connections.
 */
export const MOST_KEPT = {
  answers: 16 * MIB,
  cards: 3 * MIB,
  parts: 2 * MIB,
  lists: 3 * MIB,
  database: PAGE_CACHES,
}

export type KeptKind = keyof typeof MOST_KEPT

const measured = new Map<KeptKind, () => number>()

/** Lets the metrics ask how many bytes are kept now. A shop that opens again replaces what the former measured. */
export function measureKept(kind: KeptKind, bytes: () => number) {
  measured.set(kind, bytes)
}

/** Builds parts whose memory isn't measured: those of the shop itself go on being measured in their place. */
export function withoutMeasuring<Parts>(build: () => Parts): Parts {
  const before = new Map(measured)
  const parts = build()
  for (const [kind, bytes] of before) measured.set(kind, bytes)
  return parts
}

/** What is kept now, of all that is measured: SQLite doesn't tell the size of its caches. */
export function keptNow() {
  return Array.from(measured, ([kind, bytes]) => ({ kind, bytes: bytes() }))
}
