import { ScopeField } from '../catalogue/scope/scope-field'
import { CheckField } from '../ui/form/check-field'
import type { Draft, FormOf } from '../ui/form/form'
import { TextField } from '../ui/form/text-field'
import type { CodeDraft } from './promo-code-draft'
import { PromoOffFields } from './promo-off-fields'

export function PromoCodeFields({ form }: { form: FormOf<Draft<CodeDraft>> }) {
  return (
    <>
      <TextField
        form={form}
        name="code"
        label="Code"
        hint="Capital and small letters make no difference."
        autoComplete="off"
        required
      />
      <PromoOffFields form={form} />
      <ScopeField
        form={form}
        name="applies_to"
        label="Only for"
        chosenLabel="Chosen"
        hint="Empty: for every product. Otherwise it takes nothing off other products of the same order."
      />
      <ScopeField
        form={form}
        name="excluding"
        label="Except"
        chosenLabel="Exceptions"
        hint="It takes nothing off these."
      />
      <CheckField
        form={form}
        name="covers_reduced"
        label="Also for reduced products"
        hint="It takes off their reduced prices too. Otherwise it counts only for products at their full price."
      />
      <TextField
        form={form}
        name="min_subtotal"
        label="Smallest subtotal"
        hint="In rupees. Leave empty for no minimum."
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="max_uses"
        label="Uses in all"
        hint="Leave empty for no limit."
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="max_uses_per_customer"
        label="Uses per customer"
        hint="Leave empty for no limit."
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField form={form} name="valid_from" label="Valid from" type="datetime-local" />
      <TextField form={form} name="valid_to" label="Valid to" type="datetime-local" />
      <CheckField
        form={form}
        name="first_order_only"
        label="First order only"
        hint="For customers without another order under their account or phone number."
      />
      <CheckField form={form} name="is_active" label="Active" />
    </>
  )
}
