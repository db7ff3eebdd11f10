import { contract } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useStored } from '../lib/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { showRefusal } from '../ui/show-refusal'
import { TextField } from '../ui/text-field'

/** Asks for the password again before a risky action. An error that `act` throws is shown in the dialog. */
export function PasswordDialog({
  title,
  label,
  kind,
  act,
  onClose,
  children,
}: {
  title: string
  label: string
  kind: 'primary' | 'danger'
  act: (body: { current_password: string }) => Promise<void>
  onClose: () => void
  children: ReactNode
}) {
  const email = useStored('email')
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(contract.backups.restore.body),
    defaultValues: { current_password: '' },
  })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    try {
      await act(body)
      onClose()
    } catch (error) {
      setRefusal(showRefusal(form, error, body))
    }
  })
  return (
    <Dialog title={title} onCancel={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
        {children}
        {/* For password managers: the account that the password belongs to. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <TextField
          form={form}
          name="current_password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind={kind} disabled={isSubmitting}>
            {isSubmitting ? 'One moment…' : label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
