import { useId, type ReactNode } from 'react'
import { described, FieldError } from '../form/field'

/** Where rows are pasted from a spreadsheet. `hint` says which columns they have; other ways to bring them are `children`. */
export function PastedRows({
  text,
  error,
  placeholder,
  hint,
  onChange,
  children,
}: {
  text: string
  error: string | undefined
  placeholder: string
  hint: string
  onChange: (text: string) => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="grid max-w-prose gap-1.5 pt-6">
      <label htmlFor={id} className="font-semibold">
        Rows from a spreadsheet
      </label>
      <textarea
        {...described(id, error, true)}
        rows={8}
        spellCheck={false}
        value={text}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className="w-full rounded-control bg-raised p-3 whitespace-pre tabular-nums inset-ring inset-ring-edge placeholder:text-muted hover:inset-ring-muted aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger pointer-coarse:text-base"
      />
      <p id={`${id}-hint`} className="text-muted">
        {hint}
      </p>
      <FieldError id={id} error={error} />
      <div className="flex flex-wrap items-center gap-2 pt-2">{children}</div>
    </div>
  )
}
