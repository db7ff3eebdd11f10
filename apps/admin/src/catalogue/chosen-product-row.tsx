import type { CollectionPreview } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import X from 'lucide-react/icons/x'
import { IconButton } from '../ui/controls/icon-button'
import { keepFocus } from '../ui/controls/keep-focus'
import { NoThumbnail, Thumbnail } from '../ui/display/thumbnail'
import { controlLook } from '../ui/form/field'

/**
 * A product among those chosen by hand, with its place. `color` is the product color in which it is shown, undefined for
 * its own; without `onShow` it isn't asked for. `item` is missing where the shop doesn't show the product.
 */
export function ChosenProductRow({
  product,
  item,
  place,
  count,
  isDragged,
  onDrag,
  onDrop,
  onMove,
  color,
  onShow,
  onRemove,
}: {
  product: number
  item: CollectionPreview['items'][number] | undefined
  place: number
  count: number
  isDragged: boolean
  onDrag: (product: number | undefined) => void
  onDrop: () => void
  onMove: (to: number) => void
  color?: number | undefined
  onShow?: ((color: number | undefined) => void) | undefined
  onRemove: () => void
}) {
  const name = item?.title ?? `Product ${product}`
  return (
    <div
      draggable
      data-dragged={isDragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag(product)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
      onDragEnd={() => onDrag(undefined)}
      className="max-sm:flex-wrap flex items-center gap-2 border-b border-line py-1.5 data-dragged:opacity-40"
    >
      <GripVertical size={16} aria-hidden className="shrink-0 cursor-grab text-muted" />
      {item?.picture ? <Thumbnail src={item.picture.src} /> : <NoThumbnail />}
      <div className="min-w-0 flex-1">
        <p className="wrap-break-word">{name}</p>
        <p className="text-muted tabular-nums">
          {item ? formatPrice(item.price) : 'Not in the shop now'}
        </p>
      </div>
      {onShow && item && item.colors.length > 1 ? (
        <select
          aria-label={`Color of ${name}`}
          // On a phone it has a line of its own.
          className={`${controlLook} max-sm:order-1 sm:w-40 sm:shrink-0`}
          value={color ?? ''}
          onChange={({ target }) => onShow(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">Its own color</option>
          {item.colors.map(({ id, color_name }) => (
            <option key={id} value={id}>
              {color_name}
            </option>
          ))}
        </select>
      ) : null}
      <div className="flex shrink-0">
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          disabled={place === 0}
          onClick={keepFocus(() => onMove(place - 1))}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          disabled={place === count - 1}
          onClick={keepFocus(() => onMove(place + 1))}
        />
        <IconButton icon={X} label={`Take ${name} out`} onClick={onRemove} />
      </div>
    </div>
  )
}
