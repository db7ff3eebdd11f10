import type { ReactNode } from 'react'
import { Button } from './button'

/** `picture` is drawn before the label, where a list is found by typing. */
export type Option = { value: number | string; label: string; picture?: ReactNode }

/** The choices of a field. `options` is undefined while they are loading, and if they could not be loaded. */
export type Choices = {
  options: Option[] | undefined
  isFailed?: boolean
  isTrying?: boolean
  retry?: () => Promise<unknown>
}

/** Choices that are known beforehand. */
export function fixed(...options: Option[]): Choices {
  return { options }
}

/** An error with a Retry button, under a field whose choices could not be loaded. */
export function ChoicesFailed({ isFailed, isTrying, retry }: Choices) {
  if (!isFailed || !retry) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-danger">
      The choices could not be loaded.
      <Button disabled={isTrying} onClick={() => void retry()}>
        {isTrying ? 'Trying again…' : 'Retry'}
      </Button>
    </div>
  )
}
