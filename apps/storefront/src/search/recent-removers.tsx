import { X } from 'lucide-react'
import { forgetSearch } from './recent-searches'

/** Remove buttons beside the recent searches. They are outside the list, because a listbox may only hold options. */
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
