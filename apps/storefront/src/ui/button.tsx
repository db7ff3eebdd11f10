import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

type Look = 'main' | 'quiet'

/** `main` is the one action that a page is for. */
export function Button({
  look = 'main',
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return (
    <button type="button" {...props} className={`button button-${look} ${props.className ?? ''}`} />
  )
}

export function ButtonLink({ look = 'main', ...props }: LinkProps & { look?: Look }) {
  return <Link {...props} className={`button button-${look} ${props.className ?? ''}`} />
}
