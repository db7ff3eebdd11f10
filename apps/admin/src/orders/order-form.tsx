import type { FormEvent, ReactNode } from 'react'
import type { FormOf } from '../ui/form'
import { LeaveGuard } from '../ui/leave-guard'
import { Notice } from '../ui/notice'
import { PageHeader } from '../ui/page-header'
import { Section } from '../ui/section'
import { DeliveryFields, type OrderDraft } from './delivery-fields'
import type { DraftLine } from './draft-lines'
import { LinesEditor } from './lines-editor'

/** The form of an order's lines and delivery, for a new order by phone and for changing one. */
export function OrderForm({
  title,
  deliveryTitle,
  form,
  lines,
  onLines,
  onSubmit,
  refusal,
  isChanged,
  aboutPhone,
  children,
  actions,
}: {
  title: string
  deliveryTitle: string
  form: FormOf<OrderDraft>
  lines: DraftLine[]
  onLines: (lines: DraftLine[]) => void
  onSubmit: (event: FormEvent) => Promise<void>
  refusal: string | undefined
  isChanged: boolean
  /** What staff should know of the phone number. */
  aboutPhone?: ReactNode
  /** Further sections, below the delivery. */
  children?: ReactNode
  /** The buttons. */
  actions: ReactNode
}) {
  return (
    <>
      <PageHeader title={title} />
      <form
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="max-w-3xl grid gap-8 pt-4"
      >
        {refusal ? <Notice>{refusal}</Notice> : null}
        <Section title="Lines">
          <LinesEditor lines={lines} onChange={onLines} />
        </Section>
        <Section title={deliveryTitle}>
          <div className="pt-4">
            <DeliveryFields form={form} aboutPhone={aboutPhone} />
          </div>
        </Section>
        {children}
        <div className="flex gap-2">{actions}</div>
        {isChanged ? <LeaveGuard /> : null}
      </form>
    </>
  )
}
