import type { OwnProfile } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { fieldsOf } from '../lib/api'
import { notify } from '../lib/notify'
import { ordering } from '../lib/ordering/api'
import { changeSession } from '../lib/session'
import { Button } from '../ui/button'
import { FormProblem } from '../ui/field-problem'
import { TextField } from '../ui/text-field'
import { textIn } from './form-text'
import { focusProblem } from './use-form-checks'

/** The name that reviews are signed with. */
export function NameForm({ profile }: { profile: OwnProfile }) {
  const queryClient = useQueryClient()
  const edit = ordering.profile.edit.useMutation({
    onSuccess: ({ body }) => {
      changeSession('username', body.username)
      notify.success('Saved.')
      void queryClient.invalidateQueries({ queryKey: ['profile'] })
    },
  })
  const { username } = fieldsOf(edit.error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = { username: textIn(new FormData(form), 'username') }
    edit.mutate({ body }, { onError: (error) => focusProblem(form, fieldsOf(error)) })
  }

  return (
    <section aria-labelledby="name">
      <h2 id="name" className="text-xl">
        Name
      </h2>
      <p className="mt-2 text-muted">Your reviews are signed with it.</p>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        onInput={() => edit.isError && edit.reset()}
        className="mt-5 space-y-5"
      >
        <TextField
          label="Username"
          name="username"
          maxLength={60}
          autoComplete="nickname"
          defaultValue={profile.username}
          problem={username}
        />
        <FormProblem
          id="name-problem"
          error={edit.error}
          shown={[username]}
          otherwise="It could not be saved. Please try again."
        />
        <Button type="submit" look="quiet" disabled={edit.isPending}>
          Save
        </Button>
      </form>
    </section>
  )
}
