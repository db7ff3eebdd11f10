import type { Needed } from '@etrend/contract'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/**
 * A screen that belongs to no noun. `path` is relative to /etrendadmin/, `label` and `group` are its sidebar entry, and
 * `words` are additional search words.
 */
export type Screen = {
  path: string
  title: string
  label: string
  icon: LucideIcon
  group: 'Sales' | 'Stockroom' | 'Website' | 'Office' | 'Account'
  words?: string
  /** The path of the list that this screen belongs to. Such a screen has no sidebar entry of its own. */
  under?: string
  /** What one needs to see the screen; others see neither it nor its entries. */
  permission: Needed
  Component: ComponentType
}
