type PhoneLinkProps = { phone: string | undefined }

/** A phone number as a link that calls it; nothing without a number. */
export function PhoneLink({ phone }: PhoneLinkProps) {
  return (
    phone && (
      <a href={phoneAddress(phone)} className="whitespace-nowrap">
        {phone}
      </a>
    )
  )
}

/** '+977 1-5970000' → 'tel:+97715970000' */
export function phoneAddress(phone: string) {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
