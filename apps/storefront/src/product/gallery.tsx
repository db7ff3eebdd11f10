import type { Picture } from '@etrend/contract'
import { pictureUrl } from '@etrend/domain'
import { type MouseEvent, type PointerEvent, useState } from 'react'
import { ProductPicture } from '../ui/product-picture'

const SIZES = '(min-width: 1280px) 620px, (min-width: 1024px) 48vw, (min-width: 768px) 46vw, 100vw'

/** The chosen picture, which a mouse looks into closely, and the others beside it. Without script each is a link. */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const [chosen, setChosen] = useState(0)
  const picture = pictures[chosen] ?? null

  function choose(event: MouseEvent, index: number) {
    event.preventDefault()
    setChosen(index)
  }

  return (
    <div className="gallery">
      <div className="zoom max-md:-mx-4" onPointerMove={look} onPointerLeave={lookAway}>
        <ProductPicture key={picture?.src} picture={picture} sizes={SIZES} isMain />
      </div>
      {pictures.length > 1 && (
        <ul className="gallery-thumbs">
          {pictures.map((one, index) => (
            <li key={one.src}>
              <a
                href={pictureUrl(one.src, 960)}
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
