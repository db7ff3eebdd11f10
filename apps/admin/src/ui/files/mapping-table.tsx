import { keysOf } from '@etrend/contract'

/** Which field each column of the file holds: guessed from the headings, and changed with selects. */
export function MappingTable<Name extends string>({
  check: { headings, mapping, samples, is_remembered },
  fields,
  last,
  understood,
  onMap,
}: {
  check: {
    headings: string[]
    mapping: (Name | null)[]
    samples: string[][]
    is_remembered: boolean
  }
  fields: Record<Name, { label: string }>
  /** What the columns are remembered from: 'import'. */
  last: string
  /** What a cell of a field was understood as, where that may differ from its text: 'Rs. 1299'. */
  understood?: (field: Name, text: string) => string | undefined
  onMap: (mapping: (Name | null)[]) => void
}) {
  const names = keysOf(fields)

  function choose(column: number, value: string) {
    const field = names.find((name) => name === value) ?? null
    const others = mapping.map((one) => (one === field ? null : one))
    onMap(others.with(column, field))
  }

  function example(column: number) {
    const text = samples.map((row) => row[column]).find(Boolean) ?? ''
    const field = mapping[column]
    const read = field && understood?.(field, text)
    return read && read !== text ? `${text} → ${read}` : text
  }

  return (
    <section aria-labelledby="columns-title">
      <h2 id="columns-title" className="pb-3 text-lg">
        Columns
      </h2>
      {is_remembered ? (
        <p className="pb-3 text-muted">As in the last {last} with these headings.</p>
      ) : null}
      <div className="overflow-x-auto">
        <table aria-label="Columns of the file" className="max-w-3xl w-full">
          <thead className="border-b border-ink/70">
            <tr>
              <th scope="col" className="font-semibold h-9 pe-4 text-start">
                In the file
              </th>
              <th scope="col" className="font-semibold h-9 pe-4 text-start">
                Holds
              </th>
              <th scope="col" className="font-semibold max-sm:hidden h-9 text-start">
                For example
              </th>
            </tr>
          </thead>
          <tbody>
            {headings.map((heading, column) => (
              <tr key={`${column} ${heading}`} className="border-b border-line">
                <th scope="row" className="py-1.5 pe-4 text-start font-medium wrap-break-word">
                  {heading || `Column ${column + 1}`}
                </th>
                <td className="py-1.5 pe-4">
                  <select
                    aria-label={`What ${heading || `column ${column + 1}`} holds`}
                    value={mapping[column] ?? ''}
                    onChange={({ target }) => choose(column, target.value)}
                    className="h-9 rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11"
                  >
                    <option value="">Not imported</option>
                    {names.map((field) => (
                      <option key={field} value={field}>
                        {fields[field].label}
                      </option>
                    ))}
                  </select>
                </td>
                <td className="max-sm:hidden max-w-xs truncate py-1.5 text-muted">
                  {example(column)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
