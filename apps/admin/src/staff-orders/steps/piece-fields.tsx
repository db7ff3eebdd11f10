import type { OrderLine } from '@etrend/contract'
import type { FieldValues } from 'react-hook-form'
import { controlLook, FieldError } from '../../ui/form/field'
import { errorOf, type FieldOf } from '../../ui/form/form'

type Name<Values extends FieldValues> = FieldOf<Values>['name']

/**
 * A number of pieces for each line of an order. `name` is the form's list with these numbers, and `nameOf` the field of
 * the line at a place in it.
 */
export function PieceFields<Values extends FieldValues>({
  form,
  legend,
  name,
  nameOf,
  lines,
}: Pick<FieldOf<Values>, 'form' | 'name'> & {
  legend: string
  nameOf: (place: number) => Name<Values>
  lines: OrderLine[]
}) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold pb-1">{legend}</legend>
      <FieldError id={name} error={errorOf({ form, name })} />
      {lines.map((line, place) => {
        const left = line.quantity - line.returned
        const field = nameOf(place)
        const error = errorOf({ form, name: field })
        if (left === 0) return null
        return (
          <div key={line.id}>
            <label className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {line.name}, {line.color_name}, {line.size_name}
                <span className="text-muted"> (of {left})</span>
              </span>
              <input
                inputMode="numeric"
                autoComplete="off"
                aria-invalid={error ? true : undefined}
                className={`${controlLook} max-w-20 text-end`}
                {...form.register(field)}
              />
            </label>
            <FieldError id={`${name}-${line.id}`} error={error} />
          </div>
        )
      })}
    </fieldset>
  )
}
