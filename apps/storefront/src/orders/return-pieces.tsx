import type { OrderLine } from '@etrend/contract'

type ReturnPiecesProps = {
  lines: OrderLine[]
  /** How many of each line, by its id. */
  pieces: Record<number, number>
  onChange: (pieces: Record<number, number>) => void
}

/** Which pieces go back, and how many of each. */
export function ReturnPieces({ lines, pieces, onChange }: ReturnPiecesProps) {
  function set(line: number, quantity: number) {
    const others = Object.entries(pieces).filter(([id]) => Number(id) !== line)
    onChange(Object.fromEntries(quantity > 0 ? [...others, [line, quantity]] : others))
  }

  return (
    <fieldset>
      <legend className="font-medium text-sm">What do you send back?</legend>
      {lines.map(({ id, name, color_name, size_name, quantity, returned }) => {
        const most = quantity - returned
        const chosen = pieces[id] ?? 0
        return most < 1 ? null : (
          <div key={id} className="flex flex-wrap items-center gap-x-4">
            <label className="filter-option flex-1">
              <input
                type="checkbox"
                className="tick"
                checked={chosen > 0}
                onChange={({ target }) => set(id, target.checked ? most : 0)}
              />
              {name}, {color_name}, {size_name}
            </label>
            {chosen > 0 && most > 1 && (
              <select
                className="field"
                aria-label={`How many of ${name}`}
                value={chosen}
                onChange={({ target }) => set(id, Number(target.value))}
              >
                {Array.from({ length: most }, (_, index) => (
                  <option key={index}>{index + 1}</option>
                ))}
              </select>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
