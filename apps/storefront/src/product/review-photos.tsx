import type { Review } from '@etrend/contract'
import { pictureUrl } from '@etrend/domain'
import { type MouseEvent, useState } from 'react'
import { usePart } from '../lib/use-part'
import { ProductPicture } from '../ui/product-picture'

/** A review's photos as small pictures, which open in the lightbox. Without script each is a link. */
export function ReviewPhotos({ review: { author, photos } }: { review: Review }) {
  const [chosen, setChosen] = useState(0)
  const {
    Part: Lightbox,
    ask,
    drop,
  } = usePart(() => import('./lightbox').then((module) => module.Lightbox))
  if (photos.length === 0) return null
  const pictures = photos.map(({ src }) => ({ src, alt: `Photo by ${author}` }))

  function enlarge(event: MouseEvent, index: number) {
    event.preventDefault()
    setChosen(index)
    ask()
  }

  return (
    <>
      <ul aria-label={`Photos by ${author}`} className="review-photos mt-3">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={pictureUrl(picture.src, 960)}
              aria-label={`Enlarge photo ${index + 1} of ${pictures.length} by ${author}`}
              onClick={(event) => enlarge(event, index)}
            >
              <ProductPicture picture={picture} sizes="80px" />
            </a>
          </li>
        ))}
      </ul>
      {Lightbox && <Lightbox pictures={pictures} first={chosen} onClose={drop} />}
    </>
  )
}
