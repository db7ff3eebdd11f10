import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/**
 * A screen that belongs to no noun: its address under /etrendadmin/, its title, its entry in the sidebar and where
 * that stands, and other words that find it.
 */
export type Page = {
  path: string
  title: string
  label: string
  icon: LucideIcon
  group: 'Sales' | 'Stockroom' | 'Office' | 'Account'
  words?: string
  /** The path of the list that it belongs to: it has no entry of its own then. */
  under?: string
  Screen: ComponentType
}
