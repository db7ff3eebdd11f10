import { useShop } from '../lib/use-shop'
import { GrievanceContact, hasGrievanceContact } from '../ui/grievance-contact'
import { PhoneLink } from '../ui/phone-link'
import { TextPage } from '../ui/text-page'

export function PrivacyPage() {
  const shop = useShop()
  return (
    <TextPage
      title="Privacy Policy"
      intro={`What ${shop?.name ?? 'the shop'} keeps about you, where, and why.`}
    >
      <h2>When you only look around</h2>
      <p>
        We set no advertising cookies and load nothing from other companies. Your cart and the
        products you looked at are kept in your own browser; we do not receive the list, and
        clearing the browser’s data removes it. To show current prices and stock, the cart page
        sends us which pieces are in it, without your name.
      </p>
      <h2>When you make an account</h2>
      <p>
        We keep your user name, your e-mail address and a one-way scrambled form of your password,
        from which the password can’t be read. After you sign in, your browser keeps the session so
        that you stay signed in. With the account we keep your cart, what you like, and the reviews
        that you write; a review shows your user name, and you can edit or delete it.
      </p>
      <h2>What the server writes down</h2>
      <p>
        Each request is logged with its time and address so that we can find faults and stop abuse.
        The log holds no passwords and no payment data.
      </p>
      <h2>What we never do</h2>
      <p>
        We do not sell what we know about you, and we do not pass it on except where the law makes
        us.
      </p>
      <h2>Your rights</h2>
      <p>
        Call <PhoneLink phone={shop?.phone} /> or visit us in {shop?.location} to see, correct or
        delete what we keep about you.
      </p>
      {shop && hasGrievanceContact(shop) && (
        <p>
          Not content with the answer? <GrievanceContact shop={shop} /> hears complaints.
        </p>
      )}
    </TextPage>
  )
}
