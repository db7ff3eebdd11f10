import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/** An error or warning that belongs to no single field. Screen readers read it as soon as it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-2 rounded-control bg-danger/8 px-3 py-2 text-danger inset-ring inset-ring-danger/25"
    >
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 wrap-break-word">{children}</div>
    </div>
  )
}
