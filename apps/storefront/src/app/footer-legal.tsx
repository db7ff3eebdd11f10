import type { Shop } from '@etrend/contract'
import { identityWords } from '../lib/identity-words'
import { GrievanceContact, hasGrievanceContact } from '../ui/grievance-contact'

/** What the E-Commerce Act requires a shop to show about itself, as far as the owner has entered it. */
export function FooterLegal({ shop }: { shop: Shop }) {
  const identity = identityWords(shop)
  return (
    <>
      {identity.length > 0 && <p>{identity.join(' · ')}</p>}
      {hasGrievanceContact(shop) && (
        <p className="footer-contact">
          Grievances: <GrievanceContact shop={shop} />
        </p>
      )}
    </>
  )
}
