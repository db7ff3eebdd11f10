import type { Picture } from '@etrend/contract'
import { pictureSrcSet, pictureUrl, pictureWidths } from '@etrend/domain'
import { preload } from 'react-dom'

type ProductPictureProps = {
  picture: Picture | null
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string
  /** The page's one large picture: fetched immediately and before everything else. */
  isMain?: boolean
  className?: string
}

const WIDTH = 960
const HEIGHT = 1200

/** A product's picture, 4:5, in the format and width that the browser can best use. */
export function ProductPicture({
  picture,
  sizes,
  isMain = false,
  className = '',
}: ProductPictureProps) {
  if (!picture) return <div className={`product-picture ${className}`} />
  const avif = pictureSrcSet(picture.src, pictureWidths, 'avif')
  // In the HTML only: a browser that renders the picture itself requests it at the same moment, and may choose another
  // width than the preload, one that it has already.
  if (isMain && import.meta.env.SSR) {
    preload(pictureUrl(picture.src, 640, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture className={`product-picture ${className}`}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={pictureUrl(picture.src, 640)}
        width={WIDTH}
        height={HEIGHT}
        alt={picture.alt}
        loading={isMain ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}
