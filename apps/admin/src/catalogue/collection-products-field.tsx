import { collectionContent } from '@etrend/contract'
import { useId, useState } from 'react'
import { inWords } from '../lib/words'
import { Combobox } from '../ui/controls/combobox'
import { controlLook, described, Field } from '../ui/form/field'
import { errorOf, heldValue } from '../ui/form/form'
import { CollectionProductRow } from './collection-product-row'
import type { CollectionForm } from './collection-values'
import { useProductChoices } from './options'
import { useCollectionPreview } from './use-collection-preview'

/**
 * The products of a collection by hand, in an order that is dragged or moved by each product's own buttons, and the colour
 * in which each is shown.
 */
export function CollectionProductsField({ form }: { form: CollectionForm }) {
  const id = useId()
  const error = errorOf({ form, name: 'products' })
  const products = heldValue({ form, name: 'products' })
  const colors = heldValue({ form, name: 'product_colors' })
  const ids = idsIn(products.value)
  const chosen = idsIn(colors.value)
  const content = collectionContent.safeParse({
    kind: 'hand',
    products: ids,
    product_colors: chosen,
  }).data
  const shown = new Map(useCollectionPreview(content).data?.items.map((item) => [item.id, item]))
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')

  function move(product: number, to: number) {
    if (to < 0 || to >= ids.length) return
    products.change(
      ids
        .filter((one) => one !== product)
        .toSpliced(to, 0, product)
        .join(),
    )
    setSaid(`${shown.get(product)?.title ?? 'Product'} moved to place ${to + 1} of ${ids.length}`)
  }

  function add(found: string) {
    if (found === '' || ids.includes(Number(found))) return
    products.change([...ids, Number(found)].join())
  }

  /** Shows the product in this one of its product colors; in its own with undefined. */
  function show(product: number, color?: number) {
    const own = new Set(shown.get(product)?.colors.map((one) => one.id))
    const others = chosen.filter((one) => !own.has(one))
    colors.change([...others, ...(color === undefined ? [] : [color])].join())
  }

  function takeOut(product: number) {
    show(product)
    products.change(ids.filter((one) => one !== product).join())
  }

  return (
    <Field
      id={id}
      label="Products"
      isRequired={false}
      hint="Type a title to add a product. Shoppers see the products in this order and in these colors."
      error={error}
    >
      <Combobox
        className={`${controlLook} placeholder:text-muted`}
        name="products"
        placeholder="Add a product"
        {...described(id, error, true)}
        value=""
        current=""
        useFound={useProductChoices}
        listLabel="Products"
        onChoose={add}
      />
      <p className="font-semibold">{inWords('products', ids.length)}</p>
      <ol aria-label="Products of the collection" className="grid">
        {ids.map((product, place) => (
          <li key={product}>
            <CollectionProductRow
              product={product}
              item={shown.get(product)}
              place={place}
              count={ids.length}
              isDragged={dragged === product}
              onDrag={setDragged}
              onDrop={() => dragged !== undefined && move(dragged, place)}
              onMove={(to) => move(product, to)}
              color={shown.get(product)?.colors.find(({ id: color }) => chosen.includes(color))?.id}
              onShow={(color) => show(product, color)}
              onRemove={() => takeOut(product)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </Field>
  )
}

function idsIn(value: unknown) {
  return typeof value === 'string' && value !== '' ? value.split(',').map(Number) : []
}
