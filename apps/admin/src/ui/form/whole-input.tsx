import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { numberIn } from '../../lib/typed-amount'
import { controlLook } from './field'

/**
 * A small field for a whole number from `min` to `max`, typed in any digits. The arrows change it by 1. What is no number
 * counts as `min`, and is replaced when the field is left.
 */
export function WholeInput({
  value,
  min,
  max,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}) {
  const [text, setText] = useState<string>()

  function set(next: number) {
    onChange(Math.min(max, Math.max(min, next)))
  }

  function type(typed: string) {
    setText(typed)
    set(Math.trunc(numberIn(typed) ?? min) || min)
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    setText(undefined)
    set(value + by)
  }

  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      className={`${controlLook} max-w-20 text-end`}
      {...input}
      value={text ?? value}
      onChange={({ target }) => type(target.value)}
      onKeyDown={step}
      onBlur={() => setText(undefined)}
    />
  )
}
