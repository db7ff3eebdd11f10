import { TextField } from '../ui/text-field'

type EmailFieldProps = {
  value: string
  problem: string | undefined
  hint: string
  required?: boolean
  onChange: (email: string) => void
  onLeave: () => void
}

/** The customer's e-mail address: optional in the first step, needed for an online payment in the last. */
export function EmailField({ onChange, onLeave, ...props }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
      {...props}
    />
  )
}
