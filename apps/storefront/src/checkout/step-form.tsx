import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { problemsOf, type StepName, stepPath, steps } from './steps'
import type { CheckoutForm } from './use-checkout-form'

type StepFormProps = { name: StepName; next: StepName; form: CheckoutForm; children: ReactNode }

/** A step's form. Submitting it focuses the first invalid field, or opens the next step. */
export function StepForm({ name, next, form, children }: StepFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!form.check([name])) return void navigate(stepPath(next))
    const wrong = problemsOf(name, form.draft)
    const first = steps[name].find((field) => wrong[field])
    element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="space-y-5">
      {children}
    </form>
  )
}
