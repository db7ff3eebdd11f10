import type { ReactNode } from 'react'

/** A designed empty or failed state: a sentence, and the next step. */
export function Notice({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="max-w-xl py-14">
      <p className="font-display text-2xl text-balance">{title}</p>
      <p className="mt-3 text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
