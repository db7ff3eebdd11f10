import type { Measures } from '@etrend/contract'
import { sizeWord } from '@etrend/domain'
import { useId, useState } from 'react'

type Unit = 'cm' | 'inch'

/** The table of a size guide or a garment, in centimetres or inches. With `sizes`, only the rows of sizes with these names. */
export function MeasuresTable({ measures, sizes }: { measures: Measures; sizes?: string[] }) {
  const group = useId()
  const [unit, setUnit] = useState<Unit>('cm')
  const { columns, of } = measures
  const words = sizes?.map(sizeWord)
  const rows = measures.rows.filter(({ size }) => !words || words.includes(sizeWord(size)))
  return (
    <>
      <fieldset className="needs-script flex gap-2">
        <legend className="sr-only">Unit</legend>
        {(['cm', 'inch'] as const).map((one) => (
          <label key={one} className="size-option">
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={unit === one}
              onChange={() => setUnit(one)}
            />
            {one}
          </label>
        ))}
      </fieldset>
      {/* A table wider than a phone scrolls, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="mt-5 overflow-x-auto" role="region" aria-label="Measures" tabIndex={0}>
        <table className="size-table">
          <caption className="sr-only">
            {of === 'body' ? 'Body' : 'Garment'} measures in{' '}
            {unit === 'cm' ? 'centimetres' : 'inches'}
          </caption>
          <thead>
            <tr>
              <th scope="col">Size</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, values }) => (
              <tr key={size}>
                <th scope="row">{sizeWord(size)}</th>
                {columns.map(({ name, unit: kind }, index) => (
                  <td key={name}>{kind === 'cm' ? inUnit(values[index], unit) : values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-sm text-muted">
        {of === 'body'
          ? 'These are measures of the body, not of the garment.'
          : 'These are measures of the garment, laid flat.'}
      </p>
    </>
  )
}

/** A measure like '86–94' in centimetres, in this unit. Inches are rounded to the half inch. */
export function inUnit(measure = '', unit: Unit) {
  const ends = measure.split(/[–-]/)
  if (unit === 'cm' || measure === '') return ends.join('–')
  return ends.map((cm) => String(Math.round((Number(cm) / 2.54) * 2) / 2)).join('–')
}
