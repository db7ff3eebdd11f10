import { useState } from 'react'
import { provinceOf } from '../lib/ordering/delivery'
import { keepDistrict, useDistrict } from '../lib/ordering/district'
import { type Draft, useDraft } from './draft'
import { type Field, problemOf, type Problems, problemsOf, stepNames, type StepName } from './steps'

export type CheckoutForm = ReturnType<typeof useCheckoutForm>

/** The checkout's fields and their errors. An error shows when its field loses the focus, until the field changes. */
export function useCheckoutForm() {
  const { draft: typed, change, drop } = useDraft()
  const district = useDistrict()
  // Until the customer chooses another province, the address is in the district that they chose before.
  const draft = typed.province ? typed : { ...typed, province: provinceOf(district), district }
  const [problems, setProblems] = useState<Problems>({})

  return {
    draft,
    problems,
    drop,

    change: (part: Partial<Draft>) => {
      change(part)
      if (part.district) keepDistrict(part.district)
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

    /** Checks one field: shows its error and focuses it. Says whether the field is right. */
    checkField: (field: Field) => {
      const problem = problemOf(field, draft)
      setProblems((before) => ({ ...before, [field]: problem }))
      if (problem) document.getElementsByName(field)[0]?.focus()
      return problem === undefined
    },

    /** Shows the server's errors at their fields. */
    refuse: (fields: Record<string, string | undefined>) => setProblems(fields),
  }
}

function without(problems: Problems, fields: string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))
}
