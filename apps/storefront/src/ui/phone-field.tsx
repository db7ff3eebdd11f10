import { shownPhone } from '../lib/ordering/delivery'
import { TextField } from './text-field'

type PhoneFieldProps = {
  phone: string
  hint?: string
  problem: string | undefined
  onChange: (phone: string) => void
  onLeave: () => void
}

/** A Nepali mobile number, typed as one likes and spelled one way when one is done. */
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

const HINT = 'Starts with 98 or 97. We call it before we deliver.'
