import { buyerPan, orderEdit, paymentMethod, typedCode } from '@etrend/contract'
import { ownEntry, provinces } from '@etrend/domain'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { fixed } from '../../ui/controls/choices'
import { Section } from '../../ui/display/section'
import type { FormOf } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextAreaField } from '../../ui/form/text-area-field'
import { TextField } from '../../ui/form/text-field'

/** The fields of an order that staff enter or edit, except its lines. */
export const orderDraftSchema = orderEdit.omit({ lines: true }).extend({
  promo_code: typedCode,
  payment_method: paymentMethod,
  buyer_pan: buyerPan,
})
export type OrderDraft = z.input<typeof orderDraftSchema>

export const blankDraft = {
  name: '',
  phone: '',
  email: '',
  province: 'Bagmati',
  district: 'Kathmandu',
  city: '',
  street: '',
  landmark: '',
  note: '',
  promo_code: '',
  payment_method: 'cod',
  buyer_pan: '',
} satisfies OrderDraft

const provinceChoices = fixed(...Object.keys(provinces).map((value) => ({ value, label: value })))

/** The section of the customer's contact, the delivery address and the note. */
export function DeliverySection({
  title,
  form,
  aboutPhone,
}: {
  title: string
  form: FormOf<OrderDraft>
  /** Shown below the phone number. */
  aboutPhone?: ReactNode
}) {
  const districts = ownEntry(provinces, form.watch('province')) ?? []
  const choices = fixed(...districts.map((value) => ({ value, label: value })))
  return (
    <Section title={title}>
      <div className="sm:grid-cols-2 grid items-start gap-4 pt-4">
        <TextField
          form={form}
          name="phone"
          label="Mobile number"
          type="tel"
          inputMode="tel"
          required
        />
        {aboutPhone}
        <TextField form={form} name="name" label="Name" required />
        <TextField
          form={form}
          name="email"
          label="Email"
          type="email"
          hint="For the order's mails."
        />
        <SelectField
          form={form}
          name="province"
          label="Province"
          choices={provinceChoices}
          required
        />
        <SelectField
          form={form}
          name="district"
          label="District"
          placeholder="Select District"
          choices={choices}
          required
        />
        <TextField form={form} name="city" label="City or municipality" required />
        <TextField form={form} name="street" label="Street, ward or tole" required />
        <TextField form={form} name="landmark" label="Landmark" />
        <div className="sm:col-span-2">
          <TextAreaField form={form} name="note" label="Note" rows={2} />
        </div>
      </div>
    </Section>
  )
}
