/** The numbers behind the bars, folded, the latest day first. `columns` are the titles and widths after the day. */
export function DayTable({
  label,
  columns,
  days,
}: {
  label: string
  columns: { title: string; look: string }[]
  days: { day: string; cells: (string | number)[] }[]
}) {
  return (
    <details className="pt-2">
      <summary className="cursor-pointer underline-offset-4 hover:underline pointer-coarse:py-3">
        As a table
      </summary>
      <table aria-label={label} className="mt-2 tabular-nums">
        <thead className="border-b border-ink/70">
          <tr>
            <th scope="col" className="font-semibold h-8 pe-8 text-start">
              Day
            </th>
            {columns.map(({ title, look }) => (
              <th key={title} scope="col" className={`font-semibold text-end ${look}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, cells }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="font-normal h-8 pe-8 text-start">
                {day}
              </th>
              {columns.map(({ title }, place) => (
                <td key={title} className="text-end">
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
