import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf, statusOf } from '../lib/api'
import { ordering } from '../lib/ordering/api'
import { changeSession, useUsername } from '../lib/session'
import { useHydrated } from '../lib/use-hydrated'
import { Button, ButtonLink } from '../ui/button'
import { NarrowPage } from '../ui/narrow-page'

/** /account/confirm-email?token=…, opened from the mail to the new address. Works without being signed in, too. */
export function ConfirmEmailPage() {
  const token = new URLSearchParams(useLocation().search).get('token')
  const isHydrated = useHydrated()
  if (!isHydrated) return <Said intro="One moment…" />
  return token ? <Confirm token={token} /> : <Said intro={NOT_WHOLE} />
}

function Confirm({ token }: { token: string }) {
  const username = useUsername()
  const queryClient = useQueryClient()
  const confirm = ordering.profile.confirmEmail.useMutation({ onSuccess: keepIfTheirs })
  const start = useEffectEvent(() => confirm.isIdle && confirm.mutate({ body: { token } }))
  useEffect(() => void start(), [])
  const { data, error } = confirm

  /** Updates the kept session from the signed-in user's own profile: the link may belong to another account. */
  async function keepIfTheirs() {
    if (!username) return
    const own = await ordering.profile.read.query()
    if (own.status === 200) changeSession('email', own.body.email)
    await queryClient.invalidateQueries({ queryKey: ['profile'] })
  }

  if (data) return <Said intro={`From now on you sign in with ${data.body.email}.`} isDone />
  if (!error) return <Said intro="Changing it…" />
  const isRefused = [400, 409].includes(statusOf(error) ?? 0)
  return (
    <Said intro={messageOf(error) ?? 'It could not be changed.'}>
      {!isRefused && <Button onClick={() => confirm.mutate({ body: { token } })}>Try again</Button>}
    </Said>
  )
}

const NOT_WHOLE = 'The link is incomplete. Open it again from the email.'

type SaidProps = { intro: string; isDone?: boolean; children?: ReactNode }

function Said({ intro, isDone = false, children }: SaidProps) {
  const username = useUsername()
  return (
    <NarrowPage title="Your email address" intro={intro}>
      <div className="mt-8 flex flex-wrap gap-3" aria-live="polite">
        {children}
        <ButtonLink href="/account/profile" look={isDone ? 'main' : 'quiet'}>
          {username ? 'To my profile' : 'Sign in'}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}
