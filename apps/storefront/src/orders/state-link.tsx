import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainClick } from '../lib/plain-click'
import { ButtonLink } from '../ui/button'

type StateLinkProps = ComponentProps<typeof ButtonLink> & { href: string; state: object }

/** A link with navigation state: data for its page that must not be in the address, such as an email address. */
export function StateLink({ state, ...props }: StateLinkProps) {
  const navigate = useNavigate()

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate(props.href, { state })
  }

  return <ButtonLink {...props} onClick={open} />
}
