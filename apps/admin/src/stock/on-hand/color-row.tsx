import type { ColorStock } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { PictureOf } from '../../catalogue/pictures/picture-of'
import { home } from '../../lib/addresses'
import { May } from '../../ui/may'
import { OpenedColor } from './opened-color'
import { SizeCell } from './size-cell'

/** A product color with the level of each size in a cell, and their sum. It opens to all facts about its sizes. */
export function ColorRow({ color, isPast }: { color: ColorStock; isPast: boolean }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { product_color_info, quantity, units } = color
  return (
    <li className="border-b border-line">
      <div className="lg:grid-cols-[auto_auto_minmax(0,17rem)_minmax(0,1fr)_auto] grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-2 transition-colors group-data-compact/list:py-1 hover:bg-raised">
        <button
          type="button"
          data-menu
          aria-label={`Sizes of ${product_color_info}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-mx-1 grid h-9 w-7 cursor-pointer place-items-center rounded-control hover:bg-sunk pointer-coarse:h-11 pointer-coarse:w-8"
        >
          <ChevronRight
            size={16}
            aria-hidden
            className={`transition-transform ${isOpen ? 'rotate-90' : ''}`}
          />
        </button>
        <PictureOf of={{ color: color.id }} />
        <ColorName color={color} isPast={isPast} />
        <ul
          aria-label={`Levels of ${product_color_info}`}
          className="max-lg:col-span-full max-lg:row-start-2 flex flex-wrap gap-1.5"
        >
          {units.map((unit) => (
            <li key={unit.id}>
              <SizeCell unit={unit} />
            </li>
          ))}
        </ul>
        <p className="lg:w-20 lg:pe-3 text-end">
          <span className="block font-display text-lg leading-6 lining-nums tabular-nums">
            {formatNumber(quantity)}
          </span>
          <span className="block text-xs whitespace-nowrap text-muted">on hand</span>
        </p>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <OpenedColor color={color} isPast={isPast} /> : null}
      </div>
    </li>
  )
}

/** The product, which leads to its stock where it still exists, its color, and how many shoppers wait for a size. */
function ColorName({ color, isPast }: { color: ColorStock; isPast: boolean }) {
  const { product, product_title, product_color_info, color_name, waiting } = color
  const name = product_title ?? product_color_info
  const facts = [color_name, !isPast && waiting > 0 ? `${formatNumber(waiting)} waiting` : null]
  return (
    <div className="min-w-0 wrap-break-word">
      {product === null ? (
        <p className="font-medium">{name}</p>
      ) : (
        <May needed="catalogue" otherwise={<p className="font-medium">{name}</p>}>
          <Link
            to={`${home}/editproduct/${product}#stock`}
            data-open
            className="block font-medium underline-offset-4 hover:underline pointer-coarse:py-1"
          >
            {name}
          </Link>
        </May>
      )}
      <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
