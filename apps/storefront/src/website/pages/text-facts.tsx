import type { PageFact, Shop } from '@etrend/contract'
import type { ReactNode } from 'react'
import { identityWords } from '../../lib/identity-words'
import { GrievanceContact, hasGrievanceContact } from '../../ui/grievance-contact'
import { PhoneLink } from '../../ui/phone-link'

/** Gives what a setting says in a page's text; '' where the owner hasn't entered it. */
export type FactOf = (name: PageFact) => ReactNode

export function factIn(name: PageFact, shop: Shop): ReactNode {
  switch (name) {
    case 'name':
    case 'location':
      return shop[name]
    case 'phone':
      return shop.phone && <PhoneLink phone={shop.phone} />
    case 'complaints':
      return hasGrievanceContact(shop) ? <GrievanceContact shop={shop} /> : ''
    case 'registration':
      return identityWords(shop).join(', ')
    case 'return_window':
      return returnWindow(shop.return_days)
    default:
      return ''
  }
}

/** How long pieces can be returned, in days; with 0 not at all. */
function returnWindow(days: number) {
  if (days === 0) return 'We take a piece back only if it is wrong or faulty.'
  const time = days === 1 ? 'One day' : `${days} days`
  return `${time} from the day you received it, for another size, another colour or your money back. Your order’s page names the last day.`
}
