import { MOST_WORN_WITH, type ProductInput } from '@etrend/contract'
import type { Draft, FormOf } from '../ui/form/form'
import { errorOf, heldValue } from '../ui/form/form'
import { ChosenProductsField, idsIn } from './chosen-products-field'

/** The products that complete a product's look. */
export function WornWithField({ form }: { form: FormOf<Draft<ProductInput>> }) {
  const { value, change } = heldValue({ form, name: 'worn_with' })
  return (
    <ChosenProductsField
      name="worn_with"
      label="Worn with"
      hint={`Shown on its page as ‘Complete the look’, in this order, while they are on sale. At most ${MOST_WORN_WITH}.`}
      listLabel="Products worn with it"
      error={errorOf({ form, name: 'worn_with' })}
      ids={idsIn(value)}
      onChange={(ids) => change(ids.join())}
    />
  )
}
