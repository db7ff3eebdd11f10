import type { ReturnWish as Wish } from '@etrend/contract'

const WISHES = [
  ['refund', 'My money back'],
  ['exchange', 'Another size or colour'],
] as const

type ReturnWishProps = { wants: Wish; onChange: (wish: Wish) => void }

/** The choice between a refund and an exchange. */
export function ReturnWish({ wants, onChange }: ReturnWishProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">What would you like?</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {WISHES.map(([wish, words]) => (
          <label key={wish} className="filter-option">
            <input
              type="radio"
              name="wants"
              className="tick"
              checked={wants === wish}
              onChange={() => onChange(wish)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
