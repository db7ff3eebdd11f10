import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../ui/button'
import { NarrowPage } from '../ui/narrow-page'
import { WithoutScript } from '../ui/without-script'
import { ResetPasswordForm } from './reset-password-form'

/** /reset-password?token=…, opened from the mail. */
export function ResetPasswordPage() {
  const token = new URLSearchParams(useLocation().search).get('token')
  if (!token) return <NoToken />
  return (
    <NarrowPage
      title="Choose a new password"
      intro="At least 8 characters. Every device that is signed in will be signed out."
    >
      <WithoutScript what="Choosing a new password" />
      <ResetPasswordForm token={token} />
    </NarrowPage>
  )
}

function NoToken() {
  return (
    <NarrowPage
      title="Choose a new password"
      intro="The link is incomplete. Open it again from the email, or ask for a new one."
    >
      <ButtonLink href="/forgot-password" className="mt-8">
        Send a new link
      </ButtonLink>
    </NarrowPage>
  )
}
