import type { EditPreview, OrderEdit as Change, StaffOrder } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { Button } from '../ui/button'
import { LeaveGuard } from '../ui/leave-guard'
import { Notice } from '../ui/notice'
import { PageHeader } from '../ui/page-header'
import { Section } from '../ui/section'
import { showRefusal } from '../ui/show-refusal'
import { DeliveryFields, orderDraftSchema } from './delivery-fields'
import { areSameLines, bare, type DraftLine } from './draft-lines'
import { EditDialog } from './edit-dialog'
import { LinesEditor } from './lines-editor'

/** Changes an order before it is packed. What it then costs is shown before anything is saved. */
export function OrderEdit({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { number, payment_method } = order
  const { mutateAsync } = api.staffOrders.previewEdit.useMutation()
  const [lines, setLines] = useState(() => order.lines.map(lineOf))
  // The order's last event when editing began. The server refuses the edit (409) if something has happened since.
  const [seenEvent] = useState(() => order.timeline.at(-1)?.id)
  const [refusal, setRefusal] = useState<string>()
  const [preview, setPreview] = useState<{ change: Change; cost: EditPreview }>()
  const form = useForm({
    resolver: zodResolver(orderDraftSchema),
    defaultValues: { ...detailsOf(order), promo_code: '', payment_method },
  })
  const { isDirty, isSubmitting } = form.formState
  const isChanged = isDirty || !areSameLines(lines, order.lines.map(lineOf))

  const submit = form.handleSubmit(async (sent) => {
    const { promo_code: _code, payment_method: _method, ...details } = sent
    setRefusal(undefined)
    const change = { ...details, lines: bare(lines) }
    try {
      const cost = await mutateAsync({ params: { number }, body: change })
      setPreview({ change, cost: cost.body })
    } catch (error) {
      setRefusal(showRefusal(form, error, sent))
    }
  })

  return (
    <>
      <PageHeader title={`Edit ${number}`} />
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="max-w-3xl grid gap-8 pt-4"
      >
        {refusal ? <Notice>{refusal}</Notice> : null}
        <Section title="Lines">
          <LinesEditor lines={lines} onChange={setLines} />
        </Section>
        <Section title="Delivery">
          <div className="pt-4">
            <DeliveryFields form={form} />
          </div>
        </Section>
        <div className="flex gap-2">
          <Button type="submit" kind="primary" disabled={isSubmitting || lines.length === 0}>
            {isSubmitting ? 'Calculating…' : 'Preview the price'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
        {isChanged ? <LeaveGuard /> : null}
      </form>
      {preview ? (
        <EditDialog
          number={number}
          seenEvent={seenEvent}
          {...preview}
          onClose={() => setPreview(undefined)}
          onSaved={onClose}
        />
      ) : null}
    </>
  )
}

function lineOf({
  product_color,
  size,
  quantity,
  ...line
}: StaffOrder['lines'][number]): DraftLine {
  const name = `${line.name}, ${line.color_name}, ${line.size_name}`
  return { product_color, size, quantity, name }
}

function detailsOf(order: StaffOrder) {
  const { name, phone, email, province, district, city, street, landmark, note } = order
  return { name, phone, email: email ?? '', province, district, city, street, landmark, note }
}
