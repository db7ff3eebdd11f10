import { profileChange, type OwnProfile, type ProfileChange } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { keepUsername } from '../lib/session'
import { dayOf } from '../lib/times'
import { Section } from '../ui/display/section'
import { SmallForm } from '../ui/form/small-form'
import { TextField } from '../ui/form/text-field'

/** The user's email address, and a form to change the user name. */
export function NameForm({ profile }: { profile: OwnProfile }) {
  const queries = useQueryClient()
  const { mutateAsync } = api.profile.edit.useMutation()

  async function save(body: ProfileChange) {
    keepUsername((await mutateAsync({ body })).body.username)
    notify.success('Profile Updated Successfully')
    await queries.invalidateQueries({ queryKey: ['profile'] })
  }

  return (
    <Section title="You">
      <dl className="grid grid-cols-[120px_1fr] gap-y-1.5 pt-4">
        <dt className="text-muted">Email</dt>
        <dd className="wrap-anywhere">{profile.email}</dd>
        <dt className="text-muted">Staff since</dt>
        <dd>{dayOf(profile.created_at)}</dd>
      </dl>
      <SmallForm<ProfileChange, ProfileChange>
        schema={profileChange}
        start={{ username: profile.username }}
        restart={(sent) => sent}
        label="Save name"
        save={save}
        fields={(form) => (
          <TextField
            form={form}
            name="username"
            label="User name"
            autoComplete="nickname"
            required
          />
        )}
      />
    </Section>
  )
}
