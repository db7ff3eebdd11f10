import BookOpen from 'lucide-react/icons/book-open'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Download from 'lucide-react/icons/download'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Store from 'lucide-react/icons/store'
import { apiReference, storefront } from '../lib/addresses'
import { Popover, popoverEntry } from '../ui/controls/popover'
import { useExport } from '../ui/list/use-export'
import { May } from '../ui/may'
import { resources } from './resources'

/** Top-bar menu: the storefront, also at another time, the API reference, and a CSV export of each noun. */
export function AppsMenu({ onShopAt }: { onShopAt: () => void }) {
  const { save } = useExport()
  return (
    <Popover label="Apps" icon={LayoutGrid}>
      <div className="w-64">
        <a href={storefront()} target="_blank" rel="noreferrer" className={popoverEntry}>
          <Store size={16} aria-hidden />
          Storefront
        </a>
        <button type="button" onClick={onShopAt} className={popoverEntry}>
          <CalendarClock size={16} aria-hidden />
          Storefront at another time
        </button>
        <a href={apiReference} target="_blank" rel="noreferrer" className={popoverEntry}>
          <BookOpen size={16} aria-hidden />
          API reference
        </a>
        <May needed="exports">
          <h2 className="font-semibold mt-1.5 border-t border-line px-3 pt-3 pb-1 font-sans text-xs text-muted">
            Export as CSV
          </h2>
          {resources.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              aria-label={`Export ${label} as CSV`}
              onClick={() => void save(key, {})}
              className={popoverEntry}
            >
              <Download size={16} aria-hidden className="text-muted" />
              {label}
            </button>
          ))}
        </May>
      </div>
    </Popover>
  )
}
