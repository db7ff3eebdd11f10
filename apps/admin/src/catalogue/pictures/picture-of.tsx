import type { ReactNode } from 'react'
import { NoThumbnail, Thumbnail } from '../../ui/display/thumbnail'
import { usePicture, type Pictured } from './use-picture'

/** The small picture of a product or product color. Without one, a blank of the same size. */
export function PictureOf({ of, isSmall = false }: { of: Pictured; isSmall?: boolean }) {
  const picture = usePicture(of)
  return picture ? <Thumbnail src={picture} isSmall={isSmall} /> : <NoThumbnail isSmall={isSmall} />
}

/** The name of a product or product color, with its picture before it. */
export function WithPicture({ of, children }: { of: Pictured; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PictureOf of={of} />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </span>
  )
}
