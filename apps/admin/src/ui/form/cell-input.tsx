import { useState } from 'react'
import { refusalOf } from '../../lib/refusal'

/**
 * A field in a cell of a list, saved on Enter and when it loses focus, if it was changed. `save` returns what is wrong
 * with the text, if anything; a refusal that it throws is shown below the field too.
 */
export function CellInput({
  label,
  saved,
  placeholder,
  save,
}: {
  label: string
  saved: string
  placeholder: string
  save: (text: string) => Promise<string | undefined>
}) {
  const [error, setError] = useState<string>()

  async function leave(text: string) {
    setError(undefined)
    if (text === saved) return
    try {
      setError(await save(text))
    } catch (refused) {
      setError(refusalOf(refused).message)
    }
  }

  return (
    <span className="grid gap-1">
      <input
        key={saved}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={saved}
        placeholder={placeholder}
        onBlur={({ target }) => void leave(target.value.trim())}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
        className={`w-40 ${cellInputLook}`}
      />
      {error ? (
        <span role="alert" className="text-danger">
          {error}
        </span>
      ) : null}
    </span>
  )
}

/** The look of a field in a table's cell. */
export const cellInputLook =
  'h-7 rounded-control bg-raised px-2 tabular-nums inset-ring inset-ring-edge placeholder:text-muted aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger pointer-coarse:h-11 pointer-coarse:text-base'
