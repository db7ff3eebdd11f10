import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldsOf } from '../lib/api'
import { ordering } from '../lib/ordering/api'
import { keepToken, orderPath } from '../lib/ordering/order-query'
import { object, text } from '../lib/schema'
import { useLocationState } from '../lib/use-location-state'
import { Button } from '../ui/button'
import { FormProblem } from '../ui/field-problem'
import { NarrowPage } from '../ui/narrow-page'
import { PhoneField } from '../ui/phone-field'
import { TextField } from '../ui/text-field'
import { WithoutScript } from '../ui/without-script'

/** /order-lookup: a guest's order by its number and phone. */
export function LookUpPage() {
  const navigate = useNavigate()
  const given = useLocationState(handedOn)
  const [number, setNumber] = useState(given?.number ?? '')
  const [phone, setPhone] = useState('')
  const lookUp = ordering.orders.lookUp.useMutation({
    onSuccess: ({ body }) => {
      keepToken(body.number, body.token)
      void navigate(orderPath(body.number))
    },
  })
  const fields = fieldsOf(lookUp.error)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    lookUp.mutate({ body: { number: number.trim(), phone } })
  }

  return (
    <NarrowPage
      title="Track your order"
      intro="You find the number in the confirmation that we sent you. It looks like ET-2026-000123."
    >
      <WithoutScript what="Tracking an order" />
      <form
        method="post"
        noValidate
        onSubmit={submit}
        onInput={() => lookUp.isError && lookUp.reset()}
        className="needs-script mt-8 space-y-5"
      >
        <TextField
          label="Order number"
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={number}
          problem={fields.number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <PhoneField
          phone={phone}
          hint="The number that the order was placed with."
          problem={fields.phone}
          onChange={setPhone}
          onLeave={() => undefined}
        />
        <FormProblem
          id="lookup-problem"
          error={lookUp.error}
          shown={[fields.number, fields.phone]}
          otherwise="Please try again."
        />
        <Button type="submit" className="w-full" disabled={lookUp.isPending}>
          {lookUp.isPending ? 'Looking…' : 'Find my order'}
        </Button>
      </form>
    </NarrowPage>
  )
}

const handedOn = object({ number: text })
