import { answeredMeasures, measures, type ProductInput } from '@etrend/contract'
import { Button } from '../ui/controls/button'
import { FieldError } from '../ui/form/field'
import { type Draft, type FormOf, heldValue } from '../ui/form/form'
import { blankMeasures, MeasuresField } from '../ui/form/measures-field'

/** What the garment itself measures in each size, laid flat. The form holds it as JSON, '' for none. */
export function GarmentMeasuresField({ form }: { form: FormOf<Draft<ProductInput>> }) {
  const { value, change } = heldValue({ form, name: 'measures' })
  if (typeof value !== 'string' || value === '') {
    return (
      <div className="grid justify-items-start gap-1.5">
        <Button onClick={() => change(JSON.stringify(blankMeasures))}>Add garment measures</Button>
        <p className="text-muted">
          For each size, laid flat. Without them its page shows the size guide of its sub category.
        </p>
      </div>
    )
  }
  const held = answeredMeasures.parse(JSON.parse(value))
  const isRefused = form.getFieldState('measures', form.formState).invalid
  // The form's own error may be deep inside, at a cell.
  const error = isRefused ? measures.safeParse(held).error?.issues[0]?.message : undefined
  return (
    <div className="grid gap-3">
      <MeasuresField
        title="Garment measures"
        measures={held}
        onChange={(next) => change(JSON.stringify(next))}
      />
      <FieldError id="measures" error={error} />
      <div>
        <Button onClick={() => change('')}>Remove the measures</Button>
      </div>
    </div>
  )
}
