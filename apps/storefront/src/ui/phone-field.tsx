import { shownPhone } from '../lib/ordering/delivery'
import { TextField } from './text-field'

type PhoneFieldProps = {
  phone: string
  hint?: string
  problem: string | undefined
  onChange: (phone: string) => void
  onLeave: () => void
}

/** The field for a Nepali mobile number, typed in any form. Formats the number when the field loses the focus. */
export function PhoneField({ phone, hint = HINT, problem, onChange, onLeave }: PhoneFieldProps) {
  return (
    <TextField
      label="Mobile number"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
      hint={hint}
      value={phone}
      problem={problem}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        onChange(shownPhone(phone))
        onLeave()
      }}
    />
  )
}

const HINT = 'Starts with 98, 97 or 96. We call this number before we deliver.'
