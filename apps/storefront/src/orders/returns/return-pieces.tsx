import type { OrderDetail } from '@etrend/contract'
import { sizeWord } from '@etrend/domain'

type ReturnPiecesProps = {
  lines: OrderDetail['lines']
  /** How many of each line, by its id. */
  pieces: Record<number, number>
  /** The id of the error message, if there is an error. */
  describedBy: string | undefined
  onChange: (pieces: Record<number, number>) => void
}

/** Which pieces to return, and how many of each. Offers none that are returned or requested already. */
export function ReturnPieces({ lines, pieces, describedBy, onChange }: ReturnPiecesProps) {
  function set(line: number, quantity: number) {
    const others = Object.entries(pieces).filter(([id]) => Number(id) !== line)
    onChange(Object.fromEntries(quantity > 0 ? [...others, [line, quantity]] : others))
  }

  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="text-sm font-medium">What do you send back?</legend>
      {lines.map(({ id, name, color_name, size_name, returnable }) => {
        const chosen = pieces[id] ?? 0
        return returnable < 1 ? null : (
          <div key={id} className="flex items-center gap-x-4">
            <label className="filter-option min-w-0 flex-1">
              <input
                type="checkbox"
                name="piece"
                className="tick"
                checked={chosen > 0}
                onChange={({ target }) => set(id, target.checked ? returnable : 0)}
              />
              <span>
                {name}, {color_name}, {sizeWord(size_name)}
              </span>
            </label>
            {chosen > 0 && returnable > 1 && (
              <select
                className="field"
                aria-label={`How many of ${name}`}
                value={chosen}
                onChange={({ target }) => set(id, Number(target.value))}
              >
                {Array.from({ length: returnable }, (_, index) => (
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
