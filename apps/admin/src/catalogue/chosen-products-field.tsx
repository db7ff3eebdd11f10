import { collectionContent } from '@etrend/contract'
import { useId, useState } from 'react'
import { inWords } from '../lib/words'
import { Combobox } from '../ui/controls/combobox'
import { controlLook, described, Field } from '../ui/form/field'
import { ChosenProductRow } from './chosen-product-row'
import { useProductChoices } from './options'
import { useCollectionPreview } from './use-collection-preview'

/**
 * Products chosen by hand, in an order that is dragged or moved by each product's own buttons. With `colors`, each is shown
 * in one of its product colors, which is chosen too.
 */
export function ChosenProductsField({
  name,
  label,
  hint,
  error,
  ids,
  onChange,
  colors,
  listLabel,
}: {
  name: string
  label: string
  hint: string
  error: string | undefined
  ids: number[]
  onChange: (ids: number[]) => void
  colors?: { chosen: number[]; onChange: (chosen: number[]) => void }
  listLabel: string
}) {
  const id = useId()
  const content = collectionContent.safeParse({
    kind: 'hand',
    products: ids,
    product_colors: colors?.chosen,
  }).data
  const shown = new Map(
    useCollectionPreview(ids.length > 0 ? content : undefined).data?.items.map((item) => [
      item.id,
      item,
    ]),
  )
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')

  function move(product: number, to: number) {
    if (to < 0 || to >= ids.length) return
    onChange(ids.filter((one) => one !== product).toSpliced(to, 0, product))
    setSaid(`${shown.get(product)?.title ?? 'Product'} moved to place ${to + 1} of ${ids.length}`)
  }

  function add(found: string) {
    if (found !== '' && !ids.includes(Number(found))) onChange([...ids, Number(found)])
  }

  /** Shows the product in this one of its product colors; in its own with undefined. */
  function show(product: number, color?: number) {
    const own = new Set(shown.get(product)?.colors.map((one) => one.id))
    const others = colors?.chosen.filter((one) => !own.has(one)) ?? []
    colors?.onChange([...others, ...(color === undefined ? [] : [color])])
  }

  function takeOut(product: number) {
    show(product)
    onChange(ids.filter((one) => one !== product))
  }

  return (
    <Field id={id} label={label} isRequired={false} hint={hint} error={error}>
      <Combobox
        className={`${controlLook} placeholder:text-muted`}
        name={name}
        placeholder="Add a product"
        {...described(id, error, true)}
        value=""
        current=""
        useFound={useProductChoices}
        listLabel="Products"
        onChoose={add}
      />
      {ids.length > 0 && <p className="font-semibold">{inWords('products', ids.length)}</p>}
      <ol aria-label={listLabel} className="grid">
        {ids.map((product, place) => (
          <li key={product}>
            <ChosenProductRow
              product={product}
              item={shown.get(product)}
              place={place}
              count={ids.length}
              isDragged={dragged === product}
              onDrag={setDragged}
              onDrop={() => dragged !== undefined && move(dragged, place)}
              onMove={(to) => move(product, to)}
              color={
                shown.get(product)?.colors.find(({ id: color }) => colors?.chosen.includes(color))
                  ?.id
              }
              onShow={colors && ((color) => show(product, color))}
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

/** The ids in a form's text, '3,1,2'. */
export function idsIn(value: unknown) {
  return typeof value === 'string' && value !== '' ? value.split(',').map(Number) : []
}
