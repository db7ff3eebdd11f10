import type { Needed } from '@etrend/contract'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/**
 * A screen that belongs to no noun. `path` is relative to /etrendadmin/, `label` is its entry in the sidebar (see
 * app/navigation.ts), and `words` are additional search words.
 */
export type Screen = {
  path: string
  title: string
  label: string
  icon: LucideIcon
  words?: string
  /** The path of the list that this screen belongs to. Such a screen has no sidebar entry of its own. */
  under?: string
  /** What one needs to see the screen; others see neither it nor its entries. */
  permission: Needed
  Component: ComponentType
}
