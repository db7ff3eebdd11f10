import { heldRole, roleMay, type Needed } from '@etrend/contract'
import { stored, useStored } from './session'

/** The role of the signed-in member of staff, as the server said it last; undefined while it isn't known yet. */
export function useOwnRole() {
  return roleIn(useStored('staff_role'))
}

/** Whether one's own role includes a permission now; for code outside components. */
export function mayNow(needed: Needed) {
  return roleMay(roleIn(stored('staff_role'))?.permissions, needed)
}

/** A check whether one's own role includes a permission. It decides what is shown; the server decides what is done. */
export function useMay() {
  const own = useOwnRole()
  return (needed: Needed) => roleMay(own?.permissions, needed)
}

/** The stored role. Older versions stored a name without permissions, so the role isn't known then. */
function roleIn(text: string | undefined) {
  try {
    return heldRole.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
