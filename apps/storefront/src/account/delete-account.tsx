import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldsOf } from '../lib/api'
import { useCart } from '../lib/cart'
import { notify } from '../lib/notify'
import { ordering } from '../lib/ordering/api'
import { keepPromo } from '../lib/ordering/promo'
import { dropSession } from '../lib/session'
import { Button } from '../ui/button'
import { FormProblem } from '../ui/field-problem'
import { TextField } from '../ui/text-field'
import { textIn } from './form-text'
import { focusProblem } from './use-form-checks'

/** Asks for the password, because this can't be undone. */
export function DeleteAccount() {
  const navigate = useNavigate()
  const cart = useCart()
  const [isAsked, setIsAsked] = useState(false)
  const isGone = useRef(false)
  const erase = ordering.privacy.erase.useMutation({
    onSuccess: () => {
      isGone.current = true
      cart.clear()
      keepPromo(null)
      notify.success('Your account is deleted.')
      void navigate('/')
    },
  })
  // Only after the account pages are left: without a session they would redirect to the sign-in.
  const forget = useEffectEvent(() => isGone.current && dropSession())
  useEffect(() => () => void forget(), [])
  const { current_password } = fieldsOf(erase.error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = { current_password: textIn(new FormData(form), 'current_password') }
    erase.mutate({ body }, { onError: (error) => focusProblem(form, fieldsOf(error)) })
  }

  if (!isAsked) {
    return (
      <p className="mt-6">
        <button type="button" className="text-link touch-line" onClick={() => setIsAsked(true)}>
          Delete my account
        </button>
      </p>
    )
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => erase.isError && erase.reset()}
      className="max-w-md mt-6 space-y-5"
    >
      <h3 className="text-lg">Delete my account</h3>
      <p className="text-muted">
        Your name, addresses, likes and cart are deleted permanently. Orders stay in our books
        without your name, and your reviews stay, signed “A customer”.
      </p>
      <TextField
        label="Your password"
        name="current_password"
        type="password"
        autoComplete="current-password"
        problem={current_password}
      />
      <FormProblem
        id="delete-problem"
        error={erase.error}
        shown={[current_password]}
        otherwise="It could not be deleted. Please try again."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={erase.isPending}>
          {erase.isPending ? 'Deleting…' : 'Delete it permanently'}
        </Button>
        <Button look="quiet" onClick={() => setIsAsked(false)}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
