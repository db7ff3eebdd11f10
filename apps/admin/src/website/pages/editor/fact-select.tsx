import type { PageFact } from '@etrend/contract'
import { keysOf } from '@etrend/contract'
import { factNames } from './nodes'

/** Puts something from the shop's settings into the text, so that the page always says what the settings say. */
export function FactSelect({ onChoose }: { onChoose: (name: PageFact) => void }) {
  return (
    <select
      aria-label="Insert from the settings"
      value=""
      onChange={({ target }) => {
        const name = keysOf(factNames).find((one) => one === target.value)
        if (name) onChoose(name)
      }}
      className="h-9 max-w-44 rounded-control bg-raised px-2 hover:bg-sunk pointer-coarse:h-11"
    >
      <option value="">From the settings…</option>
      {keysOf(factNames).map((name) => (
        <option key={name} value={name}>
          {factNames[name]}
        </option>
      ))}
    </select>
  )
}
