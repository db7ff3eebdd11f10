import type { Handover } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import FileText from 'lucide-react/icons/file-text'
import { Link } from 'react-router-dom'
import { codesOf } from '../lib/addresses'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { openHandoverList } from '../lib/parcel-papers'
import { refusalOf } from '../lib/refusal'
import { when } from '../lib/times'
import { Button, ButtonLink } from '../ui/controls/button'
import { RowMenu, rowActionLook } from '../ui/list/row-menu'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'

/** The list of a handover, and taking it back while all its parcels are on their way. */
export function HandoverActions({ id, undone_at, can_undo }: Handover) {
  const { attempt, isBusy, refusal } = useStaffAction()
  const { open, takeBack } = useWork(id)
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <Button
          disabled={isBusy}
          onClick={() => void attempt(...open)}
          aria-label={`List no. ${id}`}
        >
          <FileText size={16} aria-hidden />
          List
        </Button>
        {undone_at === null ? (
          <ButtonLink to={codesOf(id)} aria-label={`Codes of no. ${id}`}>
            Codes
          </ButtonLink>
        ) : null}
        {can_undo ? (
          <Button
            disabled={isBusy}
            onClick={() => void attempt(...takeBack)}
            aria-label={`Take back no. ${id}`}
          >
            Take back
          </Button>
        ) : null}
        {undone_at === null ? null : (
          <span className="text-muted">Taken back {when(undone_at)}</span>
        )}
      </span>
      {refusal ? <Notice>{refusal}</Notice> : null}
    </span>
  )
}

/** The same in the menu of a card. A refusal is a toast, because the menu has closed by then. */
export function HandoverMenu({ id, courier, undone_at, can_undo }: Handover) {
  const { perform, isBusy } = useStaffAction()
  const { open, takeBack } = useWork(id)
  const sayRefusal = (error: unknown) =>
    notify.error(`No. ${id} could not be opened or taken back.`, refusalOf(error).message)
  return (
    <RowMenu name={`no. ${id}, ${courier.name}`}>
      <PressButton
        disabled={isBusy}
        onClick={() => void perform(...open).catch(sayRefusal)}
        aria-label={`List no. ${id}`}
        className={rowActionLook}
      >
        List
      </PressButton>
      {undone_at === null ? (
        <Link to={codesOf(id)} aria-label={`Codes of no. ${id}`} className={rowActionLook}>
          Codes
        </Link>
      ) : null}
      {can_undo ? (
        <PressButton
          disabled={isBusy}
          onClick={() => void perform(...takeBack).catch(sayRefusal)}
          aria-label={`Take back no. ${id}`}
          className={rowActionLook}
        >
          Take back
        </PressButton>
      ) : null}
    </RowMenu>
  )
}

/** What a handover's buttons do, with the toast after it. */
function useWork(id: number) {
  const { mutateAsync } = api.handovers.undo.useMutation()
  return {
    open: [() => openHandoverList(id), () => undefined] as const,
    takeBack: [
      () => mutateAsync({ params: { id: String(id) } }),
      'Handover taken back. Its orders have the state Packed again.',
    ] as const,
  }
}
