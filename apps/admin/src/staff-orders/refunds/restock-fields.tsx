import type { OrderLine } from '@etrend/contract'
import { controlLook, FieldError } from '../../ui/form/field'
import { errorOf, type FormOf } from '../../ui/form/form'
import type { RefundDraft } from './refund-schema'

/** How many pieces of each line go back into stock with a refund. Default 0. */
export function RestockFields({ form, lines }: { form: FormOf<RefundDraft>; lines: OrderLine[] }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold pb-1">Back into stock</legend>
      <FieldError id="restock" error={errorOf({ form, name: 'restock' })} />
      {lines.map((line, place) => {
        const left = line.quantity - line.returned
        const name = `restock.${place}.quantity` as const
        const error = errorOf({ form, name })
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
                {...form.register(name)}
              />
            </label>
            <FieldError id={`restock-${line.id}`} error={error} />
          </div>
        )
      })}
    </fieldset>
  )
}
