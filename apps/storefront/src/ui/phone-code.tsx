import { typedText } from '@etrend/contract/typed-text'
import { type SyntheticEvent, useState } from 'react'
import { fieldsOf, messageOf } from '../lib/api'
import { ordering } from '../lib/ordering/api'
import { shownPhone } from '../lib/ordering/delivery'
import { Button } from './button'
import { FieldProblem } from './field-problem'
import { TextField } from './text-field'

type PhoneCodeProps = { phone: string; label: string; onProved: () => void }

/** Verifies a phone by a code that is sent to it. `onProved` is called once the server has accepted the code. */
export function PhoneCode({ phone, label, onProved }: PhoneCodeProps) {
  const [code, setCode] = useState('')
  const send = ordering.checkout.sendCode.useMutation()
  const check = ordering.checkout.checkCode.useMutation({ onSuccess: onProved })
  const shown = shownPhone(phone)

  function sendTo() {
    setCode('')
    check.reset()
    send.mutate({ body: { phone } })
  }

  function type(text: string) {
    const digits = typedText(text).replace(/\D/g, '').slice(0, LENGTH)
    setCode(digits)
    if (digits.length === LENGTH && digits !== code) check.mutate({ body: { phone, code: digits } })
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!check.isPending) check.mutate({ body: { phone, code } })
  }

  const sendProblem = send.error ? wordsOf(send.error) : undefined
  const problem = check.error ? (fieldsOf(check.error).code ?? wordsOf(check.error)) : undefined
  return (
    <section aria-labelledby="phone-code" className="notice-box space-y-4">
      <h3 id="phone-code" className="font-medium">
        Check your phone
      </h3>
      <p className="text-sm">
        {send.data
          ? `We sent a code to ${shown}. It is valid for ${send.data.body.minutes} minutes.`
          : `Cash on delivery needs a code that we send to ${shown} by SMS.`}
      </p>
      {send.data && (
        <form method="post" noValidate className="space-y-4" onSubmit={submit}>
          <TextField
            label="Code of six digits"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={LENGTH}
            ref={focus}
            value={code}
            problem={problem}
            onChange={({ target }) => type(target.value)}
          />
          <Button type="submit" className="w-full" disabled={check.isPending || check.isSuccess}>
            {check.isPending ? 'Checking…' : label}
          </Button>
        </form>
      )}
      <FieldProblem id="phone-code-problem" problem={sendProblem} />
      <Button look={send.data ? 'quiet' : 'main'} disabled={send.isPending} onClick={sendTo}>
        {send.isPending ? 'Sending…' : send.data ? 'Send another code' : 'Send the code'}
      </Button>
    </section>
  )
}

const LENGTH = 6

function wordsOf(error: unknown) {
  return messageOf(error) ?? 'There is no answer. Please check your connection and try again.'
}

/** The person has just asked for the code: what they type next belongs here. */
function focus(input: HTMLInputElement | null) {
  input?.focus()
}
