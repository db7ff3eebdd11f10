import { isAbove, type HeldRole } from '@etrend/contract'
import { useOwnRole } from '../../lib/own-role'

/** A check whether one may change a custom role: neither one's own nor one that is above it. */
export function useChangeable() {
  const own = useOwnRole()
  return ({ role, permissions }: HeldRole) =>
    own !== undefined && own.role !== role && !isAbove(permissions, own.permissions)
}
