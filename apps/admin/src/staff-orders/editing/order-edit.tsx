import type { EditPreview, OrderEdit as Change, StaffOrder } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { Section } from '../../ui/display/section'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { buyerPanField } from './buyer-pan-field'
import { DeliverySection, orderDraftSchema } from './delivery-fields'
import { areSameLines, bare, type DraftLine } from './draft-lines'
import { EditDialog } from './edit-dialog'
import { OrderForm } from './order-form'

/** Changes an order before it is packed. What it then costs is shown before anything is saved. */
export function OrderEdit({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { number, payment_method } = order
  const { mutateAsync } = api.staffOrders.previewEdit.useMutation()
  const [lines, setLines] = useState(() => order.lines.map(lineOf))
  // The order's last event when editing began. The server refuses the edit (409) if something has happened since.
  const [seenEvent] = useState(() => order.timeline.at(-1)?.id)
  const [preview, setPreview] = useState<{ change: Change; cost: EditPreview }>()
  const form = useForm({
    resolver: zodResolver(orderDraftSchema),
    defaultValues: { ...detailsOf(order), promo_code: '', payment_method },
  })
  const isChanged = form.formState.isDirty || !areSameLines(lines, order.lines.map(lineOf))
  const { refusal, submitting, isSubmitting } = useSubmit(form)

  const submit = submitting(async ({ promo_code: _code, payment_method: _method, ...details }) => {
    const change = { ...details, lines: bare(lines) }
    const cost = await mutateAsync({ params: { number }, body: change })
    setPreview({ change, cost: cost.body })
  })

  return (
    <>
      <OrderForm
        title={`Edit ${number}`}
        draft={{ lines, setLines, refusal, isChanged }}
        onSubmit={submit}
        actions={
          <>
            <Button type="submit" kind="primary" disabled={isSubmitting || lines.length === 0}>
              {isSubmitting ? 'Calculating…' : 'Preview the price'}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </>
        }
      >
        <DeliverySection title="Delivery" form={form} />
        {order.totals.tax_mode || order.buyer_pan ? (
          <Section title="Bill">
            <div className="sm:grid-cols-2 grid items-start gap-4 pt-4">
              <TextField form={form} {...buyerPanField} />
            </div>
          </Section>
        ) : null}
      </OrderForm>
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
  const { name, phone, email, province, district, city, street, landmark } = order
  const { note, buyer_pan } = order
  const to = { province, district, city, street, landmark }
  return { name, phone, email: email ?? '', ...to, note, buyer_pan }
}
