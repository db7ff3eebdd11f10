import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainClick } from '../lib/plain-click'
import { ButtonLink } from '../ui/button'

type StateLinkProps = ComponentProps<typeof ButtonLink> & { href: string; state: object }

/** Hands its page something that the address shall not tell, an e-mail address for example. */
export function StateLink({ state, ...props }: StateLinkProps) {
  const navigate = useNavigate()

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate(props.href, { state })
  }

  return <ButtonLink {...props} onClick={open} />
}
