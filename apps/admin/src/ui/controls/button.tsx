import { PressButton } from '@etrend/look/press-button'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

const kinds = {
  /** The one main action of a screen. */
  primary: 'bg-accent text-raised hover:bg-accent-deep',
  quiet:
    'bg-raised text-ink inset-ring inset-ring-line hover:bg-sunk aria-pressed:bg-sunk aria-pressed:inset-ring-ink',
  danger: 'bg-danger text-raised hover:brightness-90',
}
type Kind = keyof typeof kinds

export function Button({ kind = 'quiet', ...button }: ComponentProps<'button'> & { kind?: Kind }) {
  return <PressButton className={`${shape} ${kinds[kind]}`} {...button} />
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'quiet',
  ...link
}: ComponentProps<typeof Link> & { kind?: Kind }) {
  return <Link className={`${shape} ${kinds[kind]}`} {...link} />
}

const shape =
  'inline-flex h-9 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control px-3.5 font-semibold ' +
  'whitespace-nowrap transition-colors aria-disabled:cursor-default aria-disabled:opacity-60 pointer-coarse:h-11'

/** The same look for other elements, like `summary`. */
export const buttonLook = { quiet: `${shape} ${kinds.quiet}` }
