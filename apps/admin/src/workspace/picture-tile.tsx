import type { WorkspaceImage } from '@etrend/contract'
import { pictureUrl } from '@etrend/domain'
import Star from 'lucide-react/icons/star'

/** A small picture that opens its buttons and its alt text. A star marks the display image. */
export function PictureTile({
  image,
  name,
  isOpen,
  isFirstWithoutText,
  onPress,
}: {
  image: WorkspaceImage
  name: string
  isOpen: boolean
  /** The checklist's link to pictures without alt text leads here. */
  isFirstWithoutText: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={`Change ${name}`}
      aria-expanded={isOpen}
      data-first-focus={isFirstWithoutText || undefined}
      onClick={onPress}
      className="relative block h-20 w-16 cursor-pointer overflow-hidden rounded-picture bg-sunk aria-expanded:outline-2 aria-expanded:outline-offset-2 aria-expanded:outline-ink"
    >
      <img
        src={pictureUrl(image.image, 320)}
        alt={image.alt || `The ${name}`}
        width={64}
        height={80}
        loading="lazy"
        draggable={false}
        className="size-full object-cover"
      />
      {image.is_display_image ? (
        <span className="absolute top-1 left-1 grid size-5 place-items-center rounded-full bg-ink text-paper">
          <Star size={12} aria-hidden className="fill-marigold" />
          <span className="sr-only">Display image</span>
        </span>
      ) : null}
    </button>
  )
}
