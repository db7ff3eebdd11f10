import type { StaffOrder } from '@etrend/contract'
import Banknote from 'lucide-react/icons/banknote'
import Boxes from 'lucide-react/icons/boxes'
import CircleDot from 'lucide-react/icons/circle-dot'
import Mail from 'lucide-react/icons/mail'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Phone from 'lucide-react/icons/phone'
import Undo2 from 'lucide-react/icons/undo-2'
import { Mark } from '../../ui/display/mark'
import { Moment } from '../../ui/display/moment'

const icons = {
  state: CircleDot,
  payment: Banknote,
  mail: Mail,
  note: NotebookPen,
  stock: Boxes,
  call: Phone,
  return: Undo2,
}

/** The order's events, the latest first. */
export function OrderTimeline({ order: { timeline } }: { order: StaffOrder }) {
  return (
    <ol aria-label="Timeline" className="grid gap-3 pt-4">
      {timeline.toReversed().map(({ id, kind, text, date, is_public, staff_name }) => {
        const Icon = icons[kind]
        return (
          <li key={id} className="flex gap-2.5">
            <Icon size={16} aria-hidden className="mt-0.5 shrink-0 text-muted" />
            <div className="min-w-0">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
                <Moment at={date} />
                {staff_name ? <span>{staff_name}</span> : null}
                {kind === 'note' ? (
                  <Mark kind={is_public ? 'good' : 'quiet'}>
                    {is_public ? 'Visible to the customer' : 'Staff only'}
                  </Mark>
                ) : null}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
