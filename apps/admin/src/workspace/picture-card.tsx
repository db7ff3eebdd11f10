import type { WorkspaceImage } from '@etrend/contract'
import { pictureUrl } from '@etrend/domain'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import { api } from '../lib/api'
import { IconButton } from '../ui/controls/icon-button'
import { DeleteDialog } from '../ui/dialog/delete-dialog'
import { controlLook } from '../ui/form/field'
import { inTurn } from './use-arrangement'
import { useRemoval } from './use-removal'

/** The opened picture, with controls for its place, the display image, its alt text and its deletion. */
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
    <div className="flex gap-4 rounded-control bg-sunk/50 p-3">
      <img
        src={pictureUrl(image.image, 320)}
        alt=""
        width={112}
        height={140}
        draggable={false}
        className="max-sm:w-20 aspect-4/5 w-28 shrink-0 self-start rounded-picture bg-sunk object-cover"
      />
      <div className="grid min-w-0 grow content-start gap-2">
        {image.is_display_image ? (
          <p className="font-semibold">Display image: shoppers see it first.</p>
        ) : null}
        <label className="grid gap-1">
          <span className="font-semibold">
            What it shows<span className="sr-only">: {name}</span>
          </span>
          <input
            key={image.alt}
            defaultValue={image.alt}
            maxLength={200}
            onBlur={({ target }) => {
              if (target.value.trim() !== image.alt) onDescribe(target.value.trim())
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') currentTarget.blur()
            }}
            className={controlLook}
          />
        </label>
        <div className="-ms-2 flex flex-wrap">
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
      </div>
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
