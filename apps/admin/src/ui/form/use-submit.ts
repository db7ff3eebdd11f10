import { useState, type BaseSyntheticEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showRefusal } from './show-refusal'

/**
 * Sends a form. The server's errors are shown at their fields; `refusal` is the last error that belongs to no field.
 * `submitting(act)` is a handler that calls `act` with the form's values once they are valid. `run` does the same work
 * for a button that sends other values.
 */
export function useSubmit<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
) {
  const [refusal, refuse] = useState<string>()

  async function run(sent: unknown, work: () => unknown) {
    refuse(undefined)
    try {
      await work()
    } catch (error) {
      refuse(showRefusal(form, error, sent))
    }
  }

  function submitting(act: (input: Sent) => unknown) {
    const submit = form.handleSubmit((input) => run(input, () => act(input)))
    return (event?: BaseSyntheticEvent) => void submit(event)
  }

  return { refusal, refuse, run, submitting, isSubmitting: form.formState.isSubmitting }
}
