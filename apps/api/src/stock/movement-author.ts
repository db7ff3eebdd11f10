import type { Author } from '../records/audit'

/** Whoever makes a call, as the ledger notes them. */
export function movementAuthor({ staff, at }: Author) {
  return { staff, created_at: at }
}
