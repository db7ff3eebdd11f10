import { PressButton } from '@etrend/look/press-button'
import type { ComponentProps } from 'react'

type Look = 'main' | 'quiet'

/** `main` marks the page's primary action. */
export function Button({ look = 'main', ...props }: ComponentProps<'button'> & { look?: Look }) {
  return <PressButton {...props} className={`button button-${look} ${props.className ?? ''}`} />
}

export function ButtonLink({
  look = 'main',
  children,
  ...props
}: ComponentProps<'a'> & { look?: Look }) {
  return (
    <a {...props} className={`button button-${look} ${props.className ?? ''}`}>
      {children}
    </a>
  )
}
