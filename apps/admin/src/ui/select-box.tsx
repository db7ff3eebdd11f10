/** A box that chooses a row, or all of a page; `isMixed` while some of them are chosen. */
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
    // The label makes the box easier to hit; the words are for those who only hear them.
    <label className="-m-2 inline-grid cursor-pointer place-items-center p-2 align-middle pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <input
        type="checkbox"
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 cursor-pointer accent-ink pointer-coarse:size-5"
      />
    </label>
  )
}
