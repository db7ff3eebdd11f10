import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/** Label, control, hint and error of one field, tied together by `id` (see `described`). */
export function Field({
  id,
  label,
  isRequired,
  hint,
  error,
  children,
}: {
  id: string
  label: string
  isRequired: boolean | undefined
  hint?: ReactNode
  error: string | undefined
  children: ReactNode
}) {
  return (
    <div className="grid gap-1.5">
      <div className="font-semibold flex gap-1">
        <label htmlFor={id}>{label}</label>
        {isRequired ? <RequiredMark /> : null}
      </div>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={`${id}-error`} className="flex gap-1.5 font-medium text-danger">
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {error}
    </p>
  ) : null
}

/** Visible only: screen readers read the control's own `required` attribute. */
function RequiredMark() {
  return (
    <span aria-hidden className="text-danger">
      *
    </span>
  )
}

/** The attributes that tie a control to its label, hint and error. */
export function described(id: string, error: string | undefined, hint?: ReactNode) {
  const parts = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  }
}

export const controlLook =
  'h-9 w-full rounded-control bg-raised px-3 inset-ring inset-ring-edge hover:inset-ring-muted ' +
  'aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger pointer-coarse:h-11 pointer-coarse:text-base'
