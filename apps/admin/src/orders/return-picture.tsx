import { pictureSrcSet, pictureUrl } from '@etrend/domain'

/** The customer's picture of a returned piece, uncropped. A click opens it larger in a new page. */
export function ReturnPicture({ src, reason }: { src: string; reason: string }) {
  return (
    <a
      href={pictureUrl(src, 960)}
      target="_blank"
      rel="noreferrer"
      aria-label="Open the picture in a new page"
      className="justify-self-start"
    >
      <img
        src={pictureUrl(src, 640)}
        srcSet={pictureSrcSet(src, [320, 640], 'webp')}
        sizes="240px"
        alt={`What the customer shows: ${reason}`}
        className="h-50 max-w-full rounded-picture bg-sunk object-contain"
      />
    </a>
  )
}
