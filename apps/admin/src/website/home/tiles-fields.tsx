import type { Option } from '../../ui/controls/choices'
import { TileOrder } from './tile-order'

/** The categories of a row of tiles: which ones, and in which order. */
export function TilesFields({
  chosen,
  categories,
  onChange,
}: {
  chosen: number[]
  categories: Option[]
  onChange: (chosen: number[]) => void
}) {
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="font-semibold pb-1">Categories</legend>
        {categories.map(({ value, label }) => (
          <label key={value} className="flex items-center gap-2 pointer-coarse:h-11">
            <input
              type="checkbox"
              className="size-4 accent-ink pointer-coarse:size-5"
              checked={chosen.includes(Number(value))}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, Number(value)]
                    : chosen.filter((id) => id !== Number(value)),
                )
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
      {chosen.length > 1 ? (
        <TileOrder chosen={chosen} categories={categories} onChange={onChange} />
      ) : null}
    </>
  )
}
