import type { WorkspaceImage } from '@etrend/contract'
import { pictureUrl } from '@etrend/domain'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import { api } from '../lib/api'
import { IconButton } from '../ui/controls/icon-button'
import { DeleteDialog } from '../ui/dialog/delete-dialog'
import { inTurn } from './use-arrangement'
import { useRemoval } from './use-removal'

/** One picture, with controls for its place, the display image, its alt text and its deletion. */
export function PictureCard({
  product,
  name,
  image,
  canGoBack,
  canGoOn,
  onMove,
  onDescribe,
  onDisplay,
}: {
  product: number
  name: string
  image: WorkspaceImage
  canGoBack: boolean
  canGoOn: boolean
  onMove: (by: -1 | 1) => void
  onDescribe: (alt: string) => void
  onDisplay: () => void
}) {
  const { mutateAsync: remove } = api.productImages.remove.useMutation(inTurn(product))
  const removal = useRemoval({
    product,
    noun: 'productImages',
    id: image.id,
    name: `The ${name}`,
    remove: () => remove({ params: { id: String(image.id) } }),
    words: {
      deleted: 'Product Image deleted successfully!',
      notDeleted: 'Failed to delete Product Image. Please try again.',
    },
  })

  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <img
          src={pictureUrl(image.image, 320)}
          alt={image.alt || `The ${name}`}
          width={160}
          height={200}
          loading="lazy"
          draggable={false}
          className="aspect-4/5 w-full cursor-grab rounded-picture bg-sunk object-cover"
        />
        {image.is_display_image ? (
          <span className="font-semibold absolute top-2 left-2 rounded-control bg-ink px-2 py-0.5 text-xs text-paper">
            Display image
          </span>
        ) : null}
      </div>
      <div className="-mx-1 flex justify-between">
        <IconButton
          icon={ArrowLeft}
          label={`Move ${name} to the left`}
          disabled={!canGoBack}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowRight}
          label={`Move ${name} to the right`}
          disabled={!canGoOn}
          onClick={() => onMove(1)}
        />
        <IconButton
          icon={Star}
          label={`Show ${name} first in the shop`}
          aria-pressed={image.is_display_image}
          onClick={onDisplay}
        />
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={removal.ask} />
      </div>
      <input
        key={image.alt}
        aria-label={`Alt text of ${name}`}
        placeholder="What it shows"
        defaultValue={image.alt}
        maxLength={200}
        onBlur={({ target }) => {
          if (target.value.trim() !== image.alt) onDescribe(target.value.trim())
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
        className="h-9 w-full rounded-control bg-raised px-2 inset-ring inset-ring-edge placeholder:text-muted pointer-coarse:h-11 pointer-coarse:text-base"
      />
      {removal.isAsked ? (
        <DeleteDialog
          entity="Product Image"
          name={image.alt || `The ${name}`}
          deletion={removal.deletion}
        />
      ) : null}
    </div>
  )
}
