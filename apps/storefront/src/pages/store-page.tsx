import { identityWords } from '../lib/identity-words'
import { useShop } from '../lib/use-shop'
import { ButtonLink } from '../ui/button'
import { GrievanceContact, hasGrievanceContact } from '../ui/grievance-contact'
import { PhoneLink } from '../ui/phone-link'
import { TextPage } from '../ui/text-page'

export function StorePage() {
  const shop = useShop()
  return (
    <TextPage
      title="Our store"
      intro={`${shop?.name ?? 'The shop'} in ${shop?.location ?? 'Kathmandu'}.`}
    >
      <h2>Where we are</h2>
      <p>{shop?.location}</p>
      <h2>Call before you come</h2>
      <p>
        <PhoneLink phone={shop?.phone} />. We tell you what we have in the store today, and keep a
        size aside for you until the evening.
      </p>
      {shop && hasGrievanceContact(shop) && (
        <>
          <h2>If something went wrong</h2>
          <p>
            Complaints are heard by <GrievanceContact shop={shop} />.
          </p>
        </>
      )}
      {shop && shop.registration_number + shop.tax_number !== '' && (
        <>
          <h2>Who we are</h2>
          <p>{[shop.name, ...identityWords(shop)].join(', ')}.</p>
        </>
      )}
      <h2>From home</h2>
      <p>Everything in the store is here too.</p>
      <p>
        <ButtonLink href="/all-products">Our Products</ButtonLink>
      </p>
    </TextPage>
  )
}
