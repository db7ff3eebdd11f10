import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { ScreenHeader } from '../ui/display/screen-header'
import { FailedState } from '../ui/state/failed-state'
import { FormSkeleton } from '../ui/state/skeleton'
import { EmailForm } from './email-form'
import { NameForm } from './name-form'
import { PasswordForm } from './password-form'
import { SecondFactor } from './second-factor'
import { Sessions } from './sessions'

/** The user's own account: name, email address, password and sessions. */
export function ProfileScreen() {
  const own = api.profile.read.useQuery({
    queryKey: ['profile'],
    meta: { notLoaded: 'Failed to fetch your profile' },
  })
  return (
    <>
      <ScreenHeader title="Profile" />
      <div className="lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] grid gap-x-16 gap-y-10 pt-6">
        <div className="grid content-start gap-10">
          {own.data ? (
            <NameForm profile={own.data.body} />
          ) : own.error ? (
            <FailedState
              message={refusalOf(own.error).message}
              isTrying={own.isFetching}
              onRetry={own.refetch}
            />
          ) : (
            <FormSkeleton />
          )}
          <EmailForm />
          <PasswordForm />
          <SecondFactor />
        </div>
        <Sessions />
      </div>
    </>
  )
}
