import type { SetUpState } from '@etrend/contract'
import { api } from '../../lib/api'
import { Section } from '../../ui/display/section'
import { Step } from './step'

/** The way from an empty shop to its first order. Renders nothing once every step is done or isn't needed. */
export function SetUp() {
  const answer = api.setUp.read.useQuery({
    queryKey: ['set-up'],
    // Always read anew, because a person who returns from a screen has probably just finished a step there.
    staleTime: 0,
    gcTime: 0,
    meta: { notLoaded: 'Failed to fetch what the shop still needs' },
  })
  const steps = answer.data?.body.steps ?? []
  const left = steps.filter(isLeft).length
  if (left === 0) return null
  return (
    <Section
      title="Open your shop"
      action={
        <p className="text-muted">
          {steps.length - left} of {steps.length} done
        </p>
      }
    >
      <ol className="divide-y divide-line">
        {steps.map((step) => (
          <Step key={step.step} state={step} isNext={step === steps.find(isLeft)} />
        ))}
      </ol>
    </Section>
  )
}

function isLeft({ is_needed, lacks }: SetUpState) {
  return is_needed && lacks.length > 0
}
