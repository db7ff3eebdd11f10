import type { Permission } from '@etrend/contract'
import type { LucideIcon } from 'lucide-react'

/** One notification. It is marked as read by its `id`; a unit that goes from low to sold out gets a new `id`. */
type Notification = {
  id: string
  icon: LucideIcon
  title: string
  detail: string
  to: string
}

/** `total` also counts the notifications that are not listed. */
export type Notifications = { notifications: Notification[]; total: number }

/** Where notifications come from; `allAt` leads to all of them. */
export type Source = {
  /** Begins with the noun, so that invalidating the noun's queries reloads the notifications too. */
  queryKey: string[]
  /** What one needs to get these notifications. */
  permission: Permission
  title: string
  allAt: string
  load: () => Promise<Notifications>
}
