import { contract, recordPermissions, type RecordNoun } from '@etrend/contract'
import { declaredOf, requirePermission, requireProof, type PermissionRequest } from '../http/access'

/**
 * Throws 403 where the visitor may not change rows of a noun. The calls for the rows of any noun aren't sensitive
 * themselves, so a noun whose own calls are sensitive needs the same recent proof here.
 */
export function requireChange(request: PermissionRequest, noun: RecordNoun) {
  requirePermission(request, recordPermissions[noun])
  const own = declaredOf({ tsRestRoute: contract[noun].remove })
  if (own?.access === 'staff' && own.sensitive) requireProof(request)
}
