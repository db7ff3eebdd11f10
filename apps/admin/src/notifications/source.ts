import type { LucideIcon } from 'lucide-react'

/** Something that staff should know. It is marked as read under its `id`; what becomes worse gets another. */
type Notification = {
  id: string
  icon: LucideIcon
  title: string
  detail: string
  to: string
}

/** `total` counts also those that are not listed. */
export type Notifications = { notifications: Notification[]; total: number }

/** Where notifications come from; `allAt` leads to all of them. */
export type Source = {
  /** Begins with the noun that it is about, so that a change of that asks again. */
  queryKey: string[]
  title: string
  allAt: string
  load: () => Promise<Notifications>
}
