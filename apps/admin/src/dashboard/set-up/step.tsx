import type { SetUpState } from '@etrend/contract'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { Mark } from '../../ui/display/mark'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { Lacks } from './lacks'
import { stepWords } from './step-words'

/** One step of setting up the shop: ticked, or with what it lacks. The next one to do is open. */
export function Step({
  state: { step, is_needed, lacks },
  isNext,
}: {
  state: SetUpState
  isNext: boolean
}) {
  const { mutateAsync } = api.setUp.mark.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const { title, why } = stepWords[step]
  const isDone = lacks.length === 0

  const mark = (needed: boolean) =>
    attempt(() => mutateAsync({ params: { step }, body: { is_needed: needed } }), undefined)

  return (
    <li className="py-3">
      <details open={isNext} className="group">
        <summary className="flex min-h-6 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
          {isDone ? (
            <Check size={18} aria-hidden className="text-success" />
          ) : (
            <Circle size={18} aria-hidden className="text-muted" />
          )}
          <span className="font-medium">{title}</span>
          {isDone ? (
            <Mark kind="good">Done</Mark>
          ) : is_needed ? (
            <Mark kind="quiet">{lacks.length} to do</Mark>
          ) : (
            <Mark kind="quiet">Not needed</Mark>
          )}
        </summary>
        <div className="grid gap-2.5 pt-2 pl-7">
          <p className="max-w-prose text-muted">{why}</p>
          {isDone ? null : <Lacks lacks={lacks} />}
          {refusal ? <Notice>{refusal}</Notice> : null}
          {isDone ? null : (
            <div>
              <Button disabled={isBusy} onClick={() => void mark(!is_needed)}>
                {is_needed ? 'Not needed' : 'Needed after all'}
              </Button>
            </div>
          )}
        </div>
      </details>
    </li>
  )
}
