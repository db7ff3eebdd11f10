import { useState } from 'react'
import { TextField } from '../ui/text-field'
import { textIn } from './form-text'
import { focusProblem } from './use-form-checks'

export const MISMATCH = 'Passwords do not match.' // spec §5

/**
 * The new password of a form that asks for it twice. If the two differ, `read` focuses the second one and returns
 * undefined, and `mismatch` says so.
 */
export function useNewPassword() {
  const [mismatch, setMismatch] = useState<string>()
  function read(form: HTMLFormElement) {
    const given = new FormData(form)
    const password = textIn(given, 'password')
    const isSame = password === textIn(given, 'confirm')
    setMismatch(isSame ? undefined : MISMATCH)
    if (isSame) return password
    focusProblem(form, { confirm: MISMATCH })
    return undefined
  }
  return { mismatch, read, forget: () => setMismatch(undefined) }
}

/** The two fields of a new password. */
export function NewPasswordFields({
  label,
  hint,
  problem,
  confirmProblem,
}: {
  label: string
  hint?: string
  problem: string | undefined
  confirmProblem: string | undefined
}) {
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        minLength={8}
        maxLength={128}
        autoComplete="new-password"
        hint={hint}
        problem={problem}
      />
      <TextField
        label="Confirm password"
        name="confirm"
        type="password"
        autoComplete="new-password"
        problem={confirmProblem}
      />
    </>
  )
}
