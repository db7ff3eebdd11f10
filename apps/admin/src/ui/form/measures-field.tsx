import type { Measures } from '@etrend/contract'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { IconButton } from '../controls/icon-button'
import { Section } from '../display/section'
import { controlLook } from './field'

export const blankMeasures: Measures = {
  of: 'garment',
  columns: [{ name: 'Chest', unit: 'cm' }],
  rows: ['SM', 'MD', 'LG', 'XL', 'XXL'].map((size) => ({ size, values: [''] })),
}

/** A table of measures: sizes down, measures across, each cell a field. `children` are shown above it. */
export function MeasuresField({
  title,
  measures,
  onChange,
  children,
}: {
  title: string
  measures: Measures
  onChange: (measures: Measures) => void
  children?: ReactNode
}) {
  const { columns, rows } = measures
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
    <Section title={title}>
      <div className="grid gap-4 pt-4">
        {children}
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
                  <th scope="row" className="w-24 min-w-20 pe-2 pb-2">
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
