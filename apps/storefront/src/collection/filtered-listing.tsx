import { ListFilter } from 'lucide-react'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { useLast } from '../lib/use-last'
import { Chips } from './chips'
import { Filters } from './filters'
import { Listing, type ListingProps } from './listing'

type SheetProps = ListingProps & { onClose: () => void }

/** A list with its filters: beside it on large screens, in a sheet on phones, unfolded in place without script. */
export function FilteredListing({ place, state, products, empty, isBelowPicture }: ListingProps) {
  const drawer = useRef<HTMLDetailsElement>(null)
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>()
  // If the list can't be loaded, the last filters stay, so that the shopper can change them.
  const facets = useLast(products.data?.body.facets)
  const hasFilters = facets !== undefined || !products.isError

  function openSheet(event: MouseEvent) {
    if (!window.matchMedia('(width < 1024px)').matches) return
    event.preventDefault()
    import('./filter-sheet').then(
      ({ FilterSheet }) => setSheet(() => FilterSheet),
      // The sheet's script could not be loaded: the filters unfold in place, as they do without script.
      () => drawer.current?.setAttribute('open', ''),
    )
  }

  return (
    <div className="listing grid">
      {hasFilters && (
        <details ref={drawer} className="filter-drawer">
          <summary className="button button-quiet" onClick={openSheet}>
            <ListFilter aria-hidden size={18} /> Filters
          </summary>
          <Filters place={place} state={state} facets={facets} />
        </details>
      )}
      <div className="min-w-0">
        <Chips place={place} state={state} facets={facets} />
        <Listing
          place={place}
          state={state}
          products={products}
          empty={empty}
          isBelowPicture={isBelowPicture}
        />
      </div>
      {Sheet && (
        <Sheet
          place={place}
          state={state}
          products={products}
          onClose={() => setSheet(undefined)}
        />
      )}
    </div>
  )
}
