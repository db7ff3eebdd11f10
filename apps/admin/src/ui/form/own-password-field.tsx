import type { FieldValues } from 'react-hook-form'
import { useStored } from '../../lib/session'
import type { FieldOf } from './form'
import { TextField } from './text-field'

/** The password of the signed-in account, which password managers fill in. It has the focus first in a dialog. */
export function OwnPasswordField<Values extends FieldValues>(field: Omit<FieldOf<Values>, 'hint'>) {
  const email = useStored('email')
  return (
    <>
      {/* For password managers: the account that the password belongs to. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <TextField
        {...field}
        type="password"
        autoComplete="current-password"
        required
        data-first-focus=""
      />
    </>
  )
}
