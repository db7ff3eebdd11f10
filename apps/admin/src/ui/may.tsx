import type { Needed } from '@etrend/contract'
import type { ReactNode } from 'react'
import { useMay } from '../lib/own-role'

/** Shows its children to staff whose role includes the permission; to others `otherwise`, or nothing. */
export function May({
  needed,
  otherwise = null,
  children,
}: {
  needed: Needed
  otherwise?: ReactNode
  children: ReactNode
}) {
  return useMay()(needed) ? children : otherwise
}
