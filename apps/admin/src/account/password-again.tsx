import { api } from '../lib/api'
import { Button } from '../ui/button'
import { PasswordForm } from '../ui/password-form'

/** Asks for the password of the person who is signed in. */
export function PasswordAgain({ onPassed }: { onPassed: () => void }) {
  const { mutateAsync } = api.factors.prove.useMutation()
  return (
    <PasswordForm
      act={async (body) => {
        await mutateAsync({ body })
        onPassed()
      }}
      buttons={(isSubmitting) => (
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Checking…' : 'Continue'}
        </Button>
      )}
    />
  )
}
