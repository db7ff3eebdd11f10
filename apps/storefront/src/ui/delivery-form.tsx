import type { InputHTMLAttributes } from 'react'
import {
  type Delivery,
  type DeliveryField,
  districtsOf,
  provinceNames,
  withProvince,
} from '../lib/ordering/delivery'
import { SelectField } from './select-field'
import { TextField } from './text-field'

type DeliveryFormProps = {
  delivery: Delivery
  problems: Partial<Record<DeliveryField, string>>
  onChange: (part: Partial<Delivery>) => void
  onLeave: (field: DeliveryField) => void
}

/** The fields that every address form shares: who gets the parcel, and where. The phone isn't one of them. */
export function DeliveryForm({ delivery, problems, onChange, onLeave }: DeliveryFormProps) {
  const text = (field: DeliveryField, label: string): TextProps => ({
    label,
    name: field,
    value: delivery[field],
    problem: problems[field],
    onChange: ({ target }) => onChange({ [field]: target.value }),
    onBlur: () => onLeave(field),
  })
  return (
    <>
      <TextField {...text('name', 'Full name')} autoComplete="name" maxLength={80} />
      <div className="sm:grid-cols-2 grid gap-5">
        <SelectField
          label="Province"
          name="province"
          blank="Choose a province"
          autoComplete="address-level1"
          options={provinceNames}
          value={delivery.province}
          problem={problems.province}
          onChange={({ target }) => onChange(withProvince(target.value))}
          onBlur={() => onLeave('province')}
        />
        <SelectField
          label="District"
          name="district"
          blank={delivery.province ? 'Choose a district' : 'Choose a province first'}
          autoComplete="address-level2"
          options={districtsOf(delivery.province)}
          value={delivery.district}
          problem={problems.district}
          onChange={({ target }) => onChange({ district: target.value })}
          onBlur={() => onLeave('district')}
        />
      </div>
      <TextField
        {...text('city', 'City or municipality')}
        autoComplete="address-level3"
        maxLength={80}
      />
      <TextField
        {...text('street', 'Street, ward or tole')}
        autoComplete="street-address"
        hint="Like Jhamsikhel Road, Ward 3"
        maxLength={160}
      />
      <TextField
        {...text('landmark', 'Landmark')}
        required={false}
        autoComplete="off"
        hint="What the courier can see from the street"
        maxLength={160}
      />
    </>
  )
}

type TextProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  problem: string | undefined
}
