import { useState } from 'react'
import { TextField } from '../ui/text-field'
import { textIn } from './form-text'

export const MISMATCH = 'Passwords do not match.' // spec §5

/** The new password of a form that asks for it twice. `read` returns undefined if the two differ, which `mismatch` says. */
export function useNewPassword() {
  const [mismatch, setMismatch] = useState<string>()
  function read(form: FormData) {
    const password = textIn(form, 'password')
    const isSame = password === textIn(form, 'confirm')
    setMismatch(isSame ? undefined : MISMATCH)
    return isSame ? password : undefined
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
