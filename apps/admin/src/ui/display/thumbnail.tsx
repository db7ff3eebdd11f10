import { pictureSrcSet, pictureUrl } from '@etrend/domain'

/** A shop picture, 4:5, at a row's height. It has no alt text, because its name is in the text beside it. */
export function Thumbnail({ src, isSmall = false }: { src: string; isSmall?: boolean }) {
  return (
    <img
      src={pictureUrl(src, 320)}
      alt=""
      width={40}
      height={50}
      loading="lazy"
      className={`object-cover ${thumbnailLook(isSmall)}`}
    />
  )
}

/** The place of a picture that is loading or missing. */
export function NoThumbnail({ isSmall = false }: { isSmall?: boolean }) {
  return <span aria-hidden className={`block ${thumbnailLook(isSmall)}`} />
}

function thumbnailLook(isSmall: boolean) {
  return `shrink-0 rounded-picture bg-sunk ${isSmall ? 'h-8 w-6.5' : 'h-12 w-10'}`
}

/** The same, large, as a form previews it. */
export function Preview({ src, alt }: { src: string; alt: string }) {
  return (
    <img
      src={pictureUrl(src, 640)}
      srcSet={pictureSrcSet(src, [320, 640], 'webp')}
      sizes="160px"
      alt={alt}
      className={`object-cover ${previewLook}`}
    />
  )
}

export const previewLook = 'h-50 w-40 shrink-0 rounded-picture bg-sunk max-sm:h-35 max-sm:w-28'
