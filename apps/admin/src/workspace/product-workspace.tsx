import type { Product } from '@etrend/contract'
import { formParts } from '../catalogue/product-form'
import { refusalOf } from '../lib/refusal'
import { showWhereAsked } from '../lib/show-where-asked'
import { PartLink } from '../ui/display/part-link'
import { wideForm } from '../ui/form/wide-form'
import { May } from '../ui/may'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'
import { AddColor } from './add-color'
import { Checklist } from './checklist'
import { ColorPanel } from './color-panel'
import { StockGrid } from './stock-grid'
import { useWorkspace } from './use-workspace'

/** Above a product's form: links to its parts, and its colors with their pictures. */
export function ProductPictures({ product }: { product: Product }) {
  const workspace = useWorkspace(product.id)
  const { data, error } = workspace
  if (!data && error) {
    const { message } = refusalOf(error)
    return (
      <FailedState message={message} isTrying={workspace.isFetching} onRetry={workspace.refetch} />
    )
  }
  if (!data) return <RowsSkeleton rows={6} />
  const { product_colors, colors } = data.body
  return (
    <div className={wideForm.above}>
      <PartLinks />
      <section
        aria-labelledby="colors-title"
        id="colors"
        ref={showWhereAsked}
        className="scroll-mt-20 pt-4"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink/70 pb-1.5">
          <h2 id="colors-title" className="text-lg">
            Colors and pictures
          </h2>
          {product_colors.length > 0 ? (
            <p className="max-sm:hidden text-muted">Drop or paste pictures onto their color.</p>
          ) : null}
        </div>
        <div className="grid">
          {product_colors.map((color) => (
            <ColorPanel
              key={color.id}
              product={product.id}
              color={color}
              product_colors={product_colors}
            />
          ))}
        </div>
        <AddColor
          product={product.id}
          isFirst={product_colors.length === 0}
          choices={colors.filter(({ id }) => product_colors.every(({ color }) => color !== id))}
        />
      </section>
    </div>
  )
}

/** Beside a product's form: what keeps it from selling. */
export function ProductChecklist({ product }: { product: Product }) {
  const { data } = useWorkspace(product.id)
  return data ? <Checklist product={product} findings={data.body.findings} /> : null
}

/** Below a product's form: its stock by color and size. */
export function ProductStock({ product: { id } }: { product: Product }) {
  const { data } = useWorkspace(id)
  if (!data) return null
  const { product_colors, sizes } = data.body
  return (
    <section
      aria-labelledby="stock-title"
      id="stock"
      ref={showWhereAsked}
      className="mt-10 scroll-mt-20"
    >
      <h2 id="stock-title" className="border-b border-ink/70 pb-1.5 text-lg">
        Stock
      </h2>
      {product_colors.length === 0 ? (
        <p className="pt-3 text-muted">Add a color first: stock is counted per color and size.</p>
      ) : (
        <May
          needed="stock"
          otherwise={
            <p className="pt-3 text-muted">Colleagues with stock in their role count it.</p>
          }
        >
          <StockGrid product={id} product_colors={product_colors} sizes={sizes} />
        </May>
      )}
    </section>
  )
}

const parts = { colors: 'Pictures', ...formParts, checklist: 'Checklist', stock: 'Stock' }

function PartLinks() {
  return (
    <nav aria-label="Parts of this product" className="pt-4">
      <ul className="max-sm:-m-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1 flex flex-wrap gap-2">
        {Object.entries(parts).map(([id, name]) => (
          <li key={id}>
            <PartLink
              href={`#${id}`}
              className="inline-flex h-8 items-center rounded-full bg-raised px-3 whitespace-nowrap inset-ring inset-ring-line hover:bg-sunk pointer-coarse:h-11"
            >
              {name}
            </PartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
