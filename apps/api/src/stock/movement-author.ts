import type { Author } from '../records/audit'

/** The author of a request, in the form that the ledger stores. */
export function movementAuthor({ staff, at }: Author) {
  return { staff, created_at: at }
}
