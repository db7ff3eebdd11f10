import { ordering } from '../lib/ordering/api'
import { sessionField } from '../lib/session'
import { Failed } from '../ui/failed'
import { EmailForm } from './email-form'
import { MyData } from './my-data'
import { NameForm } from './name-form'
import { PasswordForm } from './password-form'
import { RowsSkeleton } from './rows-skeleton'
import { Sessions } from './sessions'

/** Name, email address, password, sessions, and the customer's data. */
export function MyProfile() {
  const { data, error, refetch } = ordering.profile.read.useQuery({
    queryKey: ['profile', sessionField('username')],
    queryData: {},
    retryOnMount: true,
  })
  if (!data && error) return <Failed what="Your profile" error={error} onRetry={refetch} />
  if (!data) return <RowsSkeleton />
  return (
    <div className="lg:grid-cols-2 grid gap-x-16 gap-y-12">
      <div className="space-y-12">
        <NameForm profile={data.body} />
        <EmailForm profile={data.body} />
      </div>
      <PasswordForm />
      <Sessions />
      <MyData />
    </div>
  )
}
