import type { Picture } from '@etrend/contract'
import { pictureUrl } from '@etrend/domain'
import { type MouseEvent, type PointerEvent, useDeferredValue, useRef, useState } from 'react'
import { useHydrated } from '../lib/use-hydrated'
import { usePart } from '../lib/use-part'
import { ProductPicture } from '../ui/product-picture'

const SIZES = '(min-width: 1280px) 620px, (min-width: 1024px) 48vw, (min-width: 768px) 46vw, 100vw'
const LARGE = 960

/**
 * The pictures in a row: a finger swipes, a mouse zooms in, a click opens the lightbox. Until the page is hydrated, only
 * the first place in the row has its picture, so that this one loads first. Without script each picture is a link.
 */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const row = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState(0)
  const isWhole = useDeferredValue(useHydrated())
  const {
    Part: Lightbox,
    ask,
    drop,
  } = usePart(() => import('./lightbox').then((module) => module.Lightbox))

  function choose(event: MouseEvent, index: number) {
    event.preventDefault()
    setChosen(index)
    const [first, item] = [row.current?.children[0], row.current?.children[index]]
    if (!first || !item) return
    const left = item.getBoundingClientRect().left - first.getBoundingClientRect().left
    row.current?.scrollTo({ left })
  }

  function enlarge(event: MouseEvent, index: number) {
    event.preventDefault()
    setChosen(index)
    ask()
  }

  function follow() {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = row.current ?? {}
    const most = scrollWidth - clientWidth
    if (most > 0) setChosen(Math.round((scrollLeft / most) * (pictures.length - 1)))
  }

  return (
    <div className="gallery">
      <ul ref={row} className="gallery-row max-md:-mx-4" onScroll={follow}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={pictureUrl(picture.src, LARGE)}
              className="zoom"
              aria-label={`Enlarge picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
              onPointerMove={look}
              onPointerLeave={lookAway}
              onClick={(event) => enlarge(event, index)}
            >
              {isWhole || index === 0 ? (
                <ProductPicture
                  picture={{ ...picture, alt: '' }}
                  sizes={SIZES}
                  isMain={index === 0}
                />
              ) : (
                <span className="product-picture" />
              )}
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="gallery-thumbs">
          {pictures.map((one, index) => (
            <li key={one.src}>
              <a
                href={pictureUrl(one.src, LARGE)}
                className="thumb"
                aria-current={index === chosen}
                aria-label={`Show picture ${index + 1}: ${one.alt}`}
                onClick={(event) => choose(event, index)}
              >
                <ProductPicture picture={{ ...one, alt: '' }} sizes="88px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Lightbox && <Lightbox pictures={pictures} first={chosen} onClose={drop} />}
    </div>
  )
}

/** Moves the enlarged picture so that the point under the mouse is the point that is seen. */
function look({ currentTarget, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  currentTarget.dataset.near = 'true'
  currentTarget.style.setProperty('--look-x', `${((clientX - left) / width) * 100}%`)
  currentTarget.style.setProperty('--look-y', `${((clientY - top) / height) * 100}%`)
}

function lookAway({ currentTarget }: PointerEvent<HTMLElement>) {
  delete currentTarget.dataset.near
}
