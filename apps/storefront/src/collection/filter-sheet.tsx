import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { ListingPlace, ListingState } from '../lib/listing-address'
import { Button } from '../ui/button'
import { Filters } from './filters'
import type { Products } from './use-products'

type FilterSheetProps = {
  place: ListingPlace
  state: ListingState
  products: Products
  onClose: () => void
}

/** The filters on phones. A choice applies immediately; the button shows the number of results and closes the sheet. */
export function FilterSheet({ place, state, products, onClose }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = products.data?.body
  const close = () => dialog.current?.close()

  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="drawer sheet"
      aria-labelledby="filter-sheet-title"
      closedby="any"
      onClose={onClose}
    >
      <div className="flex items-center justify-between border-b border-line px-4 py-2">
        <h2 id="filter-sheet-title" className="text-xl">
          Filters
        </h2>
        <button
          type="button"
          className="icon-button -mr-2"
          aria-label="Close filters"
          onClick={close}
        >
          <X aria-hidden size={22} />
        </button>
      </div>
      <div className="sheet-body" aria-busy={products.isPlaceholderData}>
        <Filters place={place} state={state} facets={list?.facets} />
      </div>
      <div className="flex items-center gap-4 border-t border-line p-4">
        <a href={place.path} className="text-link touch-line text-sm">
          Clear all
        </a>
        <Button className="flex-1" aria-live="polite" onClick={close}>
          {list ? `Show ${list.total} ${list.total === 1 ? 'result' : 'results'}` : 'Show results'}
        </Button>
      </div>
    </dialog>
  )
}
