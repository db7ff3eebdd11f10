import type { MouseEvent } from 'react'
import { isPlainClick } from '../lib/plain-click'
import { Price } from '../ui/price'
import { ProductPicture } from '../ui/product-picture'
import type { Group, Option } from './options'

type OptionGroupProps = {
  id: string
  group: Group
  activeId: string | undefined
  onChoose: (option: Option) => void
}

/** Options under their title. Each is a link too, so that it can be opened in another tab. */
export function OptionGroup({
  id,
  group: { title, options },
  activeId,
  onChoose,
}: OptionGroupProps) {
  function choose(event: MouseEvent, option: Option) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(option)
  }

  return (
    <div role="group" aria-labelledby={title && id} className="search-group">
      {title && (
        <p id={id} role="presentation" className="search-group-title">
          {title}
        </p>
      )}
      {options.map((option) => (
        <a
          key={option.id}
          id={option.id}
          role="option"
          tabIndex={-1}
          href={option.to}
          aria-selected={option.id === activeId}
          className="search-option"
          onClick={(event) => choose(event, option)}
        >
          {option.product && (
            <span aria-hidden className="w-11 shrink-0">
              <ProductPicture picture={option.product.picture} sizes="44px" />
            </span>
          )}
          <span className="min-w-0 flex-1 wrap-anywhere">
            {option.label}
            {option.product?.for_kids && <span className="text-sm text-muted"> · Kids</span>}
          </span>
          {option.product && (
            <span className="text-right text-sm">
              <Price price={option.product.price} original={option.product.original_price} />
            </span>
          )}
        </a>
      ))}
    </div>
  )
}
