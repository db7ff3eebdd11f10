import type { ComponentProps } from 'react'
import { TextField } from './text-field'

/** A field for an email address, as phones type one: its own keyboard, no capital letter, no correction. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
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
      {...props}
    />
  )
}
