import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same, in a time that doesn't depend on where they differ. */
export function isEqual(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
