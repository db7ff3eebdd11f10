import { views } from './views'

/** Switches between products and their sizes. What was typed stays, and is saved together. */
export function ViewButtons({
  current,
  onChoose,
}: {
  current: string
  onChoose: (name: string) => void
}) {
  return (
    <fieldset className="flex gap-4 py-4">
      <legend className="sr-only">Rows of the grid</legend>
      {views.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === current}
          onClick={() => onChoose(name)}
          className="font-semibold inline-flex h-9 cursor-pointer items-center border-b-2 border-transparent text-muted aria-pressed:border-ink aria-pressed:text-ink pointer-coarse:h-11"
        >
          {title}
        </button>
      ))}
    </fieldset>
  )
}
