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

/** The products of a collection by hand, in an order that is dragged or moved by each product's own buttons. */
export function CollectionProductsField({ form }: { form: CollectionForm }) {
  const id = useId()
  const error = errorOf({ form, name: 'products' })
  const { value, change } = heldValue({ form, name: 'products' })
  const ids = typeof value === 'string' && value !== '' ? value.split(',').map(Number) : []
  const content = collectionContent.safeParse({ kind: 'hand', products: ids }).data
  const shown = new Map(useCollectionPreview(content).data?.items.map((item) => [item.id, item]))
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')

  function move(product: number, to: number) {
    if (to < 0 || to >= ids.length) return
    change(
      ids
        .filter((one) => one !== product)
        .toSpliced(to, 0, product)
        .join(),
    )
    setSaid(`${shown.get(product)?.title ?? 'Product'} moved to place ${to + 1} of ${ids.length}`)
  }

  function add(chosen: string) {
    if (chosen === '' || ids.includes(Number(chosen))) return
    change([...ids, Number(chosen)].join())
  }

  return (
    <Field
      id={id}
      label="Products"
      isRequired={false}
      hint="Type a title to add a product. Shoppers see the products in this order."
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
              onRemove={() => change(ids.filter((one) => one !== product).join())}
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
