import { Button } from './button'

export type Option = { value: number | string; label: string }

/** What a field offers. `options` is undefined while they are on their way, and when they could not be had. */
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

/** What stands under a field whose choices could not be had: another try. */
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
