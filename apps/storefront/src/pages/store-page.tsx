import { useShop } from '../lib/use-shop'
import { ButtonLink } from '../ui/button'
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
        <PhoneLink phone={shop?.phone} />. We tell you what is on the rail today, and keep a size
        aside for you until the evening.
      </p>
      <h2>From home</h2>
      <p>Everything in the store is here too.</p>
      <p>
        <ButtonLink to="/all-products">Our Products</ButtonLink>
      </p>
    </TextPage>
  )
}
