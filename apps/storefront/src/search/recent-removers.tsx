import { X } from 'lucide-react'
import { forgetSearch } from './recent-searches'

/** A button beside each recent search: a list of options may not hold them. */
export function RecentRemovers({ recent }: { recent: string[] }) {
  return (
    <ul aria-label="Remove recent searches" className="search-removers">
      {recent.map((text) => (
        <li key={text}>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove “${text}” from the recent searches`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => forgetSearch(text)}
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
