import type { Picture } from '@etrend/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from '../ui/dialog'
import { ProductPicture } from '../ui/product-picture'

type LightboxProps = { pictures: Picture[]; first: number; onClose: () => void }

/** One picture on the whole screen; arrow keys, buttons and fingers lead to the others. */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)

  // Not in the row's ref, which React sets before the dialog's: the dialog isn't open then, and its row has no width.
  useLayoutEffect(() => {
    row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: 'instant' })
  }, [first])

  function goTo(target: number) {
    const next = (target + pictures.length) % pictures.length
    setShown(next)
    row.current?.scrollTo({ left: next * row.current.clientWidth })
  }

  function turn(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    goTo(shown + step)
  }

  function follow() {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth))
  }

  const count = `Picture ${shown + 1} of ${pictures.length}`
  return (
    <Dialog title="Pictures" look="screen" onKeyDown={turn} onClose={onClose}>
      <ul
        ref={row}
        // It scrolls, so it must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="lightbox-row"
        aria-label="Pictures"
        onScrollEnd={follow}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} aria-hidden={index !== shown}>
            <ProductPicture picture={picture} sizes="100vw" />
          </li>
        ))}
      </ul>
      <div className="lightbox-foot">
        {pictures.length > 1 && (
          <button
            type="button"
            className="round-button"
            aria-label="Previous picture"
            onClick={() => goTo(shown - 1)}
          >
            <ChevronLeft aria-hidden size={20} />
          </button>
        )}
        <output className="text-sm tabular-nums">{count}</output>
        {pictures.length > 1 && (
          <button
            type="button"
            className="round-button"
            aria-label="Next picture"
            onClick={() => goTo(shown + 1)}
          >
            <ChevronRight aria-hidden size={20} />
          </button>
        )}
      </div>
    </Dialog>
  )
}
