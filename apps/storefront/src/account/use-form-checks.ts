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
      const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
      const wrong = inputs.flatMap((input) => {
        const problem = problemIn(input)
        return problem ? [{ input, problem }] : []
      })
      setProblems(new Map(wrong.map(({ input, problem }) => [input.name, problem])))
      wrong[0]?.input.focus()
      return wrong.length === 0
    },
  }
}

function problemIn({ type, value, required, checked, minLength, validity }: HTMLInputElement) {
  if (type === 'checkbox') return required && !checked ? 'Tick this box to go on.' : undefined
  if (required && value.trim() === '') return 'Fill in this field.'
  if (validity.typeMismatch) return 'Enter an email address, such as name@example.com.'
  if (value.length < minLength) return `Use at least ${minLength} characters.`
  return undefined
}
