import type { ReactNode } from 'react'

const kinds = {
  quiet: 'bg-sunk text-muted',
  warning: 'bg-warning/10 text-warning',
  /** On its way, in three steps. */
  begun: 'text-info inset-ring inset-ring-info/45',
  ready: 'bg-info/12 text-info',
  moving: 'bg-sunk text-info',
  good: 'bg-success/10 text-success',
  bad: 'bg-danger/10 text-danger',
  /** To be dealt with first. */
  urgent: 'bg-danger text-raised',
}
export type MarkKind = keyof typeof kinds

/** One or two words about the state of something. */
export function Mark({ kind, children }: { kind: MarkKind; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-control px-2 text-xs leading-5 font-medium whitespace-nowrap ${kinds[kind]}`}
    >
      {children}
    </span>
  )
}
