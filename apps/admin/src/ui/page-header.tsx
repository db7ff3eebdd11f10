import type { ReactNode } from 'react'

/** The page's title, also the browser tab's, with its one main action beside it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <title>{`${title} · eTrend admin`}</title>
      {/* Focus lands here when what was focused is gone. */}
      <h1 id="page-title" tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {children}
    </header>
  )
}

/** Puts the focus on the page's title, once what is being closed or opened has been. */
export function focusTitle() {
  setTimeout(() => document.getElementById('page-title')?.focus({ preventScroll: true }))
}
