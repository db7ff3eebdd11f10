import { provinces } from '@etrend/domain'
import { FieldError } from '../ui/form/field'
import { errorOf, heldValue, type FormOf, type Draft } from '../ui/form/form'
import type { ZoneDraft } from './zone-draft'

/** The districts of a zone, by province. Those of other zones can't be chosen; the zone's name says where they are. */
export function DistrictsField({
  form,
  takenBy,
}: {
  form: FormOf<Draft<ZoneDraft>>
  takenBy: ReadonlyMap<string, string>
}) {
  const { change } = heldValue({ form, name: 'districts' })
  const value = form.watch('districts')
  const chosen = Array.isArray(value) ? value : []
  const toggle = (district: string, isOn: boolean) =>
    change(isOn ? [...chosen, district] : chosen.filter((one) => one !== district))
  const error = errorOf({ form, name: 'districts' })
  return (
    <fieldset
      className="grid gap-3"
      // The name is what a conflict finds its legend by. Focused when it is the first field with an error.
      name="districts"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'districts-error' : undefined}
    >
      <legend className="font-semibold">Districts</legend>
      <FieldError id="districts" error={error} />
      {Object.entries(provinces).map(([province, districts]) => {
        const free = districts.filter((district) => !takenBy.has(district))
        const isAll = free.length > 0 && free.every((district) => chosen.includes(district))
        const others = chosen.filter((district) => !free.includes(district))
        return (
          <details key={province} open={districts.some((one) => chosen.includes(one))}>
            <summary className="cursor-pointer py-1 font-medium pointer-coarse:py-2.5">
              {province}{' '}
              <span className="font-normal text-muted">
                {districts.filter((one) => chosen.includes(one)).length} of {districts.length}
              </span>
            </summary>
            <div className="sm:grid-cols-3 grid grid-cols-2 gap-x-4 ps-4">
              <label className="sm:col-span-3 col-span-2 flex items-center gap-2 pointer-coarse:h-11">
                <input
                  type="checkbox"
                  className="size-4 accent-ink"
                  checked={isAll}
                  disabled={free.length === 0}
                  onChange={({ target }) => change(target.checked ? [...others, ...free] : others)}
                />
                All of {province}
              </label>
              {districts.map((district) => (
                <label key={district} className="flex items-center gap-2 pointer-coarse:h-11">
                  <input
                    type="checkbox"
                    className="size-4 accent-ink"
                    checked={chosen.includes(district)}
                    disabled={takenBy.has(district)}
                    onChange={({ target }) => toggle(district, target.checked)}
                  />
                  <span>
                    {district}
                    {takenBy.has(district) ? (
                      <span className="block text-muted">in {takenBy.get(district)}</span>
                    ) : null}
                  </span>
                </label>
              ))}
            </div>
          </details>
        )
      })}
    </fieldset>
  )
}
