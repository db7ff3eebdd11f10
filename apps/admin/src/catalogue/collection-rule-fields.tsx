import { BEST_SELLING_DAYS } from '@etrend/contract'
import { CheckField } from '../ui/form/check-field'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import { sortChoices } from './collection-kinds'
import type { CollectionForm } from './collection-values'
import { useCategoryChoices, useColorChoices, useSubcategoryChoices } from './options'

/** The conditions of a collection by rule. A product is in it when it meets all that are filled in. */
export function CollectionRuleFields({ form }: { form: CollectionForm }) {
  const categories = useCategoryChoices('Failed to fetch categories')
  const subcategories = useSubcategoryChoices()
  const colors = useColorChoices()
  return (
    <fieldset className="sm:grid-cols-2 grid items-start gap-5 rounded-control border border-line p-4">
      <legend className="font-semibold px-1">Every product that meets all of these</legend>
      <p className="sm:col-span-2 text-muted">
        Prices and discounts count as they are written at the products. A sale changes nothing here,
        so that a sale for this collection can’t change its own products.
      </p>
      <SelectField
        form={form}
        name="category"
        label="Category"
        placeholder="Any category"
        choices={categories}
      />
      <SelectField
        form={form}
        name="subcategory"
        label="Sub Category"
        placeholder="Any sub category"
        choices={subcategories}
      />
      <SelectField
        form={form}
        name="color"
        label="Color"
        placeholder="Any color"
        choices={colors}
      />
      <div className="sm:pt-7">
        <CheckField form={form} name="is_discounted" label="Discounted" />
      </div>
      <TextField
        form={form}
        name="min_price"
        label="Lowest price"
        hint="In rupees, as it is paid."
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="max_price"
        label="Highest price"
        hint="In rupees, as it is paid."
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="added_within_days"
        label="Added in the last days"
        hint="30 for a month. Counted anew every hour."
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="best_selling"
        label="Only the best-selling"
        hint={`How many. By the pieces of ${BEST_SELLING_DAYS} days, counted anew every hour.`}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField form={form} name="sort" label="Shown" choices={sortChoices} />
    </fieldset>
  )
}
