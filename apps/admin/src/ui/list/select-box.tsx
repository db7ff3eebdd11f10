/** A checkbox that selects a row, or all rows of a page. `isMixed`: only some of them are selected. */
export function SelectBox({
  label,
  isChosen,
  isMixed = false,
  onChange,
}: {
  label: string
  isChosen: boolean
  isMixed?: boolean
  onChange: (isChosen: boolean) => void
}) {
  return (
    // The label element makes the box easier to hit; the `label` text is for screen readers.
    <label className="-m-2 inline-grid cursor-pointer place-items-center p-2 align-middle pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <input
        type="checkbox"
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 cursor-pointer accent-ink pointer-coarse:size-6"
      />
    </label>
  )
}
