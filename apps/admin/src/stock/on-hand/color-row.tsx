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
  const { product_color_info, color_name, quantity, waiting, units } = color
  // Only who waits now is known.
  const isAwaited = !isPast && waiting > 0
  return (
    <li className="border-b border-line">
      <div className="lg:grid-cols-[auto_auto_minmax(0,4fr)_minmax(0,7fr)_auto] xl:grid-cols-[auto_auto_minmax(0,2fr)_minmax(0,3fr)_auto_auto] grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-2 transition-colors group-data-compact/list:py-1 hover:bg-raised">
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
        <div className="min-w-0 wrap-break-word">
          <ProductName color={color} />
          <p className="text-muted">
            {color_name}
            {isAwaited ? (
              <span className="xl:hidden"> · {formatNumber(waiting)} waiting</span>
            ) : null}
          </p>
        </div>
        <ul
          aria-label={`Levels of ${product_color_info}`}
          className="max-md:col-span-full max-lg:row-start-2 md:max-lg:col-start-3 md:max-lg:col-end-5 md:gap-1.5 flex flex-wrap gap-1"
        >
          {units.map((unit) => (
            <li key={unit.id}>
              <SizeCell unit={unit} />
            </li>
          ))}
        </ul>
        <p className="max-xl:hidden w-16 text-end">
          {isAwaited ? <Figure count={waiting} words="waiting" /> : null}
        </p>
        <p className="lg:w-20 lg:pe-3 text-end">
          <Figure count={quantity} words="on hand" />
        </p>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <OpenedColor color={color} isPast={isPast} /> : null}
      </div>
    </li>
  )
}

/** The product's name, which leads to its stock where the product still exists. */
function ProductName({
  color: { product, product_title, product_color_info },
}: {
  color: ColorStock
}) {
  const name = <span className="font-medium">{product_title ?? product_color_info}</span>
  if (product === null) return name
  return (
    <May needed="catalogue" otherwise={name}>
      <Link
        to={`${home}/editproduct/${product}#stock`}
        data-open
        className="block py-0.5 underline-offset-4 hover:underline pointer-coarse:py-1"
      >
        {name}
      </Link>
    </May>
  )
}

function Figure({ count, words }: { count: number; words: string }) {
  return (
    <>
      <span className="block font-display text-lg leading-6 lining-nums tabular-nums">
        {formatNumber(count)}
      </span>{' '}
      <span className="block text-xs whitespace-nowrap text-muted">{words}</span>
    </>
  )
}
