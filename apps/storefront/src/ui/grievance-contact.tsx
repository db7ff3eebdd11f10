import type { Shop } from '@etrend/contract'
import { PhoneLink } from './phone-link'

type GrievanceContactProps = {
  shop: Pick<Shop, 'grievance_name' | 'grievance_phone' | 'grievance_email'>
}

/** Who hears complaints, and how to reach them; nothing where the owner named nobody. */
export function GrievanceContact({ shop }: GrievanceContactProps) {
  const { grievance_name, grievance_phone, grievance_email } = shop
  return (
    hasGrievanceContact(shop) && (
      <>
        {grievance_name}
        {grievance_name && (grievance_phone || grievance_email) && ', '}
        <PhoneLink phone={grievance_phone} />
        {grievance_phone && grievance_email && ', '}
        {grievance_email && <a href={`mailto:${grievance_email}`}>{grievance_email}</a>}
      </>
    )
  )
}

export function hasGrievanceContact({
  grievance_name,
  grievance_phone,
  grievance_email,
}: GrievanceContactProps['shop']) {
  return [grievance_name, grievance_phone, grievance_email].some((given) => given !== '')
}
