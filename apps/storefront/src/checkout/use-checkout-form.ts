import { useState } from 'react'
import { type Draft, useDraft } from './draft'
import { type Field, problemOf, type Problems, problemsOf, stepNames, type StepName } from './steps'

export type CheckoutForm = ReturnType<typeof useCheckoutForm>

/** What is typed and what is wrong with it: said when a field is left, gone with the next letter. */
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

    /** An empty field that is left is not scolded before the step is sent. */
    leave: (field: Field) => {
      if (draft[field] === '') return
      setProblems((before) => ({ ...before, [field]: problemOf(field, draft) }))
    },

    /** The first step with something wrong, or undefined; what is wrong then shows. */
    check: (names: readonly StepName[] = stepNames) => {
      const found = names.find((name) => Object.keys(problemsOf(name, draft)).length > 0)
      setProblems(found ? problemsOf(found, draft) : {})
      return found
    },

    /** What the server says about single fields. */
    refuse: (fields: Record<string, string | undefined>) => setProblems(fields),
  }
}

function without(problems: Problems, fields: string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))
}
