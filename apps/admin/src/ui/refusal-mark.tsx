import { counted } from './counted'
import { Mark } from './mark'

/** How many other orders of the same customer were refused at the door, so that staff decide; nothing without any. */
export function RefusalMark({ refusals }: { refusals: number }) {
  if (refusals === 0) return null
  return <Mark kind="warning">{counted(refusals, 'order')} refused at the door</Mark>
}
