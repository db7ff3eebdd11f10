import type { Measures } from '@etrend/contract'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { Section } from '../../ui/display/section'
import { controlLook } from '../../ui/form/field'
import { SelectInput } from '../inputs/inputs'

export const blankMeasures: Measures = {
  of: 'garment',
  columns: [{ name: 'Chest', unit: 'cm' }],
  rows: ['SM', 'MD', 'LG', 'XL', 'XXL'].map((size) => ({ size, values: [''] })),
}

const kinds = [
  { value: 'garment', label: 'The garment, laid flat' },
  { value: 'body', label: 'The body' },
]

/**
 * The table of a size guide, or of a garment's own measures: sizes down, measures across, each cell a field. Only a guide
 * may also be of the body.
 */
export function MeasuresField({
  guideOf,
  measures: given,
  onChange,
}: {
  /** The sub category whose guide it is; undefined for a garment's own. */
  guideOf?: string
  measures: Measures | null
  onChange: (measures: Measures) => void
}) {
  const measures = given ?? blankMeasures
  const { of, columns, rows } = measures
  const change = (part: Partial<Measures>) => onChange({ ...measures, ...part })

  function addColumn() {
    change({
      columns: [...columns, { name: '', unit: 'cm' }],
      rows: rows.map((row) => ({ ...row, values: [...row.values, ''] })),
    })
  }

  function removeColumn(index: number) {
    change({
      columns: columns.toSpliced(index, 1),
      rows: rows.map((row) => ({ ...row, values: row.values.toSpliced(index, 1) })),
    })
  }

  return (
    <Section title={guideOf === undefined ? 'Garment measures' : `Measures of ${guideOf}`}>
      <div className="grid gap-4 pt-4">
        {guideOf === undefined ? null : (
          <div className="max-w-60">
            <SelectInput
              label="Measured is"
              value={of}
              options={kinds}
              onChange={(kind) => change({ of: kind === 'body' ? 'body' : 'garment' })}
            />
          </div>
        )}
        <p className="text-muted">
          In centimetres, as 58 or 86–94; the shop also shows inches. Other values, like ages, need
          “no length”.
        </p>
        <div className="overflow-x-auto pb-1">
          <table aria-label="Measures">
            <thead>
              <tr>
                <th scope="col" className="pe-2 text-start">
                  Size
                </th>
                {columns.map(({ name, unit }, index) => (
                  <th key={index} scope="col" className="font-normal min-w-32 pe-2 pb-2 align-top">
                    <span className="flex">
                      <input
                        aria-label={`Measure ${index + 1}`}
                        className={controlLook}
                        maxLength={30}
                        value={name}
                        onChange={({ target }) =>
                          change({ columns: columns.with(index, { name: target.value, unit }) })
                        }
                      />
                      <IconButton
                        icon={X}
                        label={`Remove measure ${name || index + 1}`}
                        disabled={columns.length === 1}
                        onClick={() => removeColumn(index)}
                      />
                    </span>
                    <label className="flex items-center gap-1.5 pt-1 text-muted">
                      <input
                        type="checkbox"
                        className="size-4 accent-ink"
                        checked={unit === 'none'}
                        onChange={({ target }) =>
                          change({
                            columns: columns.with(index, {
                              name,
                              unit: target.checked ? 'none' : 'cm',
                            }),
                          })
                        }
                      />
                      no length
                    </label>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ size, values }, place) => (
                <tr key={place}>
                  <th scope="row" className="w-24 pe-2 pb-2">
                    <input
                      aria-label={`Size ${place + 1}`}
                      className={controlLook}
                      maxLength={20}
                      value={size}
                      onChange={({ target }) =>
                        change({ rows: rows.with(place, { size: target.value, values }) })
                      }
                    />
                  </th>
                  {columns.map(({ name }, index) => (
                    <td key={index} className="pe-2 pb-2">
                      <input
                        aria-label={`${name || `Measure ${index + 1}`} of ${size}`}
                        className={`${controlLook} tabular-nums`}
                        maxLength={12}
                        value={values[index] ?? ''}
                        onChange={({ target }) =>
                          change({
                            rows: rows.with(place, {
                              size,
                              values: values.with(index, target.value),
                            }),
                          })
                        }
                      />
                    </td>
                  ))}
                  <td className="pb-2">
                    <IconButton
                      icon={X}
                      label={`Remove size ${size || place + 1}`}
                      disabled={rows.length === 1}
                      onClick={() => change({ rows: rows.toSpliced(place, 1) })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button disabled={columns.length >= 12} onClick={addColumn}>
            <Plus size={16} aria-hidden />
            Add a measure
          </Button>
          <Button
            disabled={rows.length >= 20}
            onClick={() => change({ rows: [...rows, { size: '', values: columns.map(() => '') }] })}
          >
            <Plus size={16} aria-hidden />
            Add a size
          </Button>
        </div>
      </div>
    </Section>
  )
}
