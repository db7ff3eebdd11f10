import { Link } from 'react-router-dom'

export type ListTab = {
  to: string
  label: string
  count?: number | undefined
  isHere: boolean
  /** Somebody is kept waiting. */
  isUrgent?: boolean
}

/** Links above a list to its parts, such as the orders at each step, with how many rows each part has. */
export function ListTabs({ label, tabs }: { label: string; tabs: ListTab[] }) {
  return (
    <nav aria-label={label} className="pt-4">
      <ul className="max-md:-mx-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] flex flex-wrap gap-2">
        {tabs.map((tab) => (
          <li key={tab.label} ref={tab.isHere ? showInLine : undefined} className="shrink-0">
            <Link
              to={tab.to}
              aria-current={tab.isHere ? 'true' : undefined}
              className={`inline-flex h-8 items-center gap-2 rounded-full px-3 inset-ring pointer-coarse:h-11 ${
                tab.isHere
                  ? 'bg-ink text-paper inset-ring-ink'
                  : `bg-raised inset-ring-line hover:bg-sunk ${tab.isUrgent ? 'text-danger' : ''}`
              }`}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="font-semibold tabular-nums">{tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the line of tabs, on a phone, to where this one is in the middle. */
function showInLine(tab: HTMLElement | null) {
  const line = tab?.parentElement
  if (tab && line)
    line.scrollLeft = tab.offsetLeft - line.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2
}
