import { refusalOf } from '../lib/refusal'
import { showWhereAsked } from '../lib/show-where-asked'
import { May } from '../ui/may'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'
import { AddColor } from './add-color'
import { Checklist } from './checklist'
import { ColorPanel } from './color-panel'
import { StockGrid } from './stock-grid'
import { useWorkspace } from './use-workspace'

/** Below a product's form: what keeps it from selling, its colors with their pictures, and its stock. */
export function ProductWorkspace({ product }: { product: { id: number } }) {
  const workspace = useWorkspace(product.id)
  const { data, error } = workspace
  if (!data && error) {
    const { message } = refusalOf(error)
    return (
      <FailedState message={message} isTrying={workspace.isFetching} onRetry={workspace.refetch} />
    )
  }
  if (!data) return <RowsSkeleton rows={6} />
  const { product_colors, sizes, colors, findings } = data.body
  return (
    <div className="mt-10 grid gap-12 border-t border-line pt-8">
      <Checklist findings={findings} />
      <section aria-labelledby="colors-title" id="colors" ref={showWhereAsked}>
        <h2 id="colors-title" className="text-xl">
          Colors and pictures
        </h2>
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
          choices={colors.filter(({ id }) => product_colors.every(({ color }) => color !== id))}
        />
      </section>
      <section aria-labelledby="stock-title" id="stock" ref={showWhereAsked}>
        <h2 id="stock-title" className="text-xl">
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
            <StockGrid product={product.id} product_colors={product_colors} sizes={sizes} />
          </May>
        )}
      </section>
    </div>
  )
}
