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

/** `isSmall` is for a button in a row of a table. */
type Look = { kind?: Kind; isSmall?: boolean }

export function Button({ kind = 'quiet', isSmall, ...button }: ComponentProps<'button'> & Look) {
  return <PressButton className={`${shapeOf(isSmall)} ${kinds[kind]}`} {...button} />
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'quiet',
  isSmall,
  ...link
}: ComponentProps<typeof Link> & Look) {
  return <Link className={`${shapeOf(isSmall)} ${kinds[kind]}`} {...link} />
}

const shape =
  'inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control ' +
  'whitespace-nowrap transition-colors aria-disabled:cursor-default aria-disabled:opacity-60 pointer-coarse:h-11'

function shapeOf(isSmall = false) {
  return `${shape} ${isSmall ? 'h-8 px-2.5 font-medium' : 'h-9 px-3.5 font-semibold'}`
}

/** The same look for other elements, like `summary`. */
export const buttonLook = { quiet: `${shapeOf()} ${kinds.quiet}` }
