import { type SyntheticEvent, useState } from 'react'

const COMPLETE: ReadonlyMap<string, string> = new Map()

/**
 * Checks a form by the rules of its inputs (required, type, minLength) before it is sent, and says what is wrong at each
 * field, in the shop's words rather than in the browser's bubbles. `checked` are props of the form element.
 */
export function useFormChecks() {
  const [problems, setProblems] = useState(COMPLETE)

  function forget({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLInputElement) || !problems.has(target.name)) return
    setProblems(new Map([...problems].filter(([name]) => name !== target.name)))
  }

  return {
    checked: { noValidate: true, onInput: forget },

    /** What is wrong with the field of this name. */
    problemOf: (name: string) => problems.get(name),

    /** Shows what is wrong and focuses the first such field. Says whether the form may be sent. */
    isComplete: (form: HTMLFormElement) => {
      const wrong = inputsOf(form).flatMap((input): [string, string][] => {
        const problem = problemIn(input)
        return problem ? [[input.name, problem]] : []
      })
      setProblems(new Map(wrong))
      focusProblem(form, Object.fromEntries(wrong))
      return wrong.length === 0
    },
  }
}

/** Focuses the first field of the form that has a problem. */
export function focusProblem(form: HTMLFormElement, problems: Record<string, string | undefined>) {
  inputsOf(form)
    .find(({ name }) => problems[name])
    ?.focus()
}

function inputsOf(form: HTMLFormElement) {
  return [...form.elements].filter((element) => element instanceof HTMLInputElement)
}

function problemIn({ type, value, required, checked, minLength, validity }: HTMLInputElement) {
  if (type === 'checkbox') return required && !checked ? 'Tick this box to go on.' : undefined
  if (required && value.trim() === '') return 'Fill in this field.'
  if (validity.typeMismatch) return 'Enter an email address, such as name@example.com.'
  if (value.length < minLength) return `Use at least ${minLength} characters.`
  return undefined
}
