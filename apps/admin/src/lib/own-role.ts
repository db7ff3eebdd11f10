import { role, roleMay, type Needed } from '@etrend/contract'
import { stored, useStored } from './session'

/** The role of the signed-in member of staff, as the server said it last; undefined while it isn't known yet. */
export function useOwnRole() {
  return role.safeParse(useStored('staff_role')).data
}

/** Whether one's own role includes a permission now; for code outside components. */
export function mayNow(needed: Needed) {
  return roleMay(role.safeParse(stored('staff_role')).data, needed)
}

/** A check whether one's own role includes a permission. It decides what is shown; the server decides what is done. */
export function useMay() {
  const own = useOwnRole()
  return (needed: Needed) => roleMay(own, needed)
}
