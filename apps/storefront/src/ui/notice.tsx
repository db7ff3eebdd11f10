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
    <div className="max-w-xl pt-6 pb-14">
      <p className="font-medium text-balance">{title}</p>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
