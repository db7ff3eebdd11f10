import type { ReactNode } from 'react'

/** The empty state of a list: a sentence, and a link to the next step. */
export function BlankState({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 border-t border-ink/70 py-10">
      <p className="max-w-prose text-base">{words}</p>
      {children}
    </div>
  )
}
