import type { ReactNode } from 'react'

/** The screen's title, also the browser tab's, with its one main action beside it. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <title>{`${title} · eTrend admin`}</title>
      {/* Gets the focus when the focused element has been removed. */}
      <h1 id="page-title" tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {children}
    </header>
  )
}

/**
 * Moves the focus to where a screen begins: its title, which screen readers then read, or the field that is marked
 * `data-scanner`, because a scanner types into what has the focus.
 */
export function focusStart() {
  setTimeout(() => {
    const field = document.querySelector<HTMLElement>('main [data-scanner]')
    ;(field ?? document.getElementById('page-title'))?.focus({ preventScroll: true })
  })
}

/** Moves the focus to the screen's title, after the dialog or screen that is just closing or opening. */
export function focusTitle() {
  setTimeout(() => document.getElementById('page-title')?.focus({ preventScroll: true }))
}
