import { invitation, type Invitation, type MadeInvite } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { Button } from '../ui/controls/button'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import { useSubmit } from '../ui/form/use-submit'
import { Notice } from '../ui/state/notice'
import { useRoleChoices } from './roles/use-custom-roles'

/** Invites a colleague by email; `onMade` gets the invitation with its link, where no mail server brings it. The palette opens this screen with #invite, which moves the focus to the field. */
export function InviteForm({ onMade }: { onMade: (made: MadeInvite) => void }) {
  const queries = useQueryClient()
  const { mutateAsync } = api.members.invite.useMutation()
  const choices = useRoleChoices()
  const form = useForm<z.input<typeof invitation>, unknown, Invitation>({
    resolver: zodResolver(invitation),
    defaultValues: { email: '', role: 'sales' },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  useFocusWhereAsked(() => form.setFocus('email'))

  const submit = submitting(async (body) => {
    const { body: made } = await mutateAsync({ body })
    onMade(made)
    if (made.link === null) notify.success(`Invitation sent to ${made.email}`)
    form.reset()
    // A custom role says how many invitations give it.
    const nouns = ['members', 'roles']
    await Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 pt-4">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <div className="md:grid-cols-[minmax(0,360px)_minmax(0,260px)_auto] max-md:grid-cols-1 max-md:justify-stretch grid items-start justify-start gap-3">
        <TextField
          form={form}
          name="email"
          label="Email address of a colleague"
          hint="They get a link that is valid for a week, and choose their own password."
          type="email"
          autoComplete="off"
          required
        />
        <SelectField form={form} name="role" label="Role" choices={choices} required />
        <div className="md:pt-6.5">
          <Button type="submit" kind="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Sending…' : 'Send invitation'}
          </Button>
        </div>
      </div>
    </form>
  )
}

function useFocusWhereAsked(focus: () => void) {
  const { hash, key } = useLocation()
  useEffect(() => {
    // Waits until the new screen has focused its title (useScreenStart in app/layout).
    const timer = setTimeout(() => hash === '#invite' && focus(), 50)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an arrival, not once a render
  }, [hash, key])
}
