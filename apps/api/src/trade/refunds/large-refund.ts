import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { shop } from '../../db/schema'
import { requireProof, type PermissionRequest } from '../../http/access'

/** Throws 403 where a refund is above the sum in the settings and the person hasn't proved lately who they are. */
export async function requireProofAbove(db: Queries, request: PermissionRequest, amount: number) {
  const { refund_proof_above } = await one(db.select().from(shop))
  if (amount > refund_proof_above) requireProof(request)
}
