import { useState } from 'react'
import { type Draft, useDraft } from './draft'
import { type Field, problemOf, type Problems, problemsOf, stepNames, type StepName } from './steps'

export type CheckoutForm = ReturnType<typeof useCheckoutForm>

/** The checkout's fields and their errors. An error shows when its field loses the focus, until the field changes. */
export function useCheckoutForm() {
  const { draft, change, drop } = useDraft()
  const [problems, setProblems] = useState<Problems>({})

  return {
    draft,
    problems,
    drop,

    change: (part: Partial<Draft>) => {
      change(part)
      setProblems((before) => without(before, Object.keys(part)))
    },

    /** Checks a field that loses the focus. An empty one shows no error until the step is submitted. */
    leave: (field: Field) => {
      if (draft[field] === '') return
      setProblems((before) => ({ ...before, [field]: problemOf(field, draft) }))
    },

    /** Finds the first step with errors, shows them and returns its name; undefined if there is none. */
    check: (names: readonly StepName[] = stepNames) => {
      const found = names.find((name) => Object.keys(problemsOf(name, draft)).length > 0)
      setProblems(found ? problemsOf(found, draft) : {})
      return found
    },

    /** Shows the server's errors at their fields. */
    refuse: (fields: Record<string, string | undefined>) => setProblems(fields),
  }
}

function without(problems: Problems, fields: string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))
}
