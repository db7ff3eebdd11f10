import type { ReactNode } from 'react'

const kinds = {
  good: 'bg-success/10 text-success',
  quiet: 'bg-sunk text-muted',
  warning: 'bg-warning/10 text-warning',
}

/** One or two words about the state of something. */
export function Mark({ kind, children }: { kind: keyof typeof kinds; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-control px-2 text-xs leading-5 font-medium whitespace-nowrap ${kinds[kind]}`}
    >
      {children}
    </span>
  )
}
