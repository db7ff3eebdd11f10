import { useShop } from '../lib/use-shop'
import { GrievanceContact, hasGrievanceContact } from '../ui/grievance-contact'
import { PhoneLink } from '../ui/phone-link'
import { TextPage } from '../ui/text-page'

export function ReturnsPage() {
  const shop = useShop()
  return (
    <TextPage
      title="Return and Exchange Policy"
      intro="It should fit and it should please. Where it doesn’t, we take it back."
    >
      <h2>How long you have</h2>
      <p>
        Two weeks from the day you received it, for another size, another colour or your money back.
        Your order’s page names the last day.
      </p>
      <h2>In what state</h2>
      <p>
        Unworn and unwashed, with its labels. Try it on at home, of course. Underwear can’t come
        back, for everybody’s sake.
      </p>
      <h2>How it goes</h2>
      <ol>
        <li>
          Call us on <PhoneLink phone={shop?.phone} /> and say what you would like instead.
        </li>
        <li>
          Bring the piece to our shop in {shop?.location}, or hand it to the courier we agree on.
        </li>
        <li>
          We look at it the same day and give you the exchange, or the money the way you paid it.
        </li>
      </ol>
      <h2>If the fault is ours</h2>
      <p>
        We exchange a wrong or faulty piece at our cost, delivery included, also after two weeks.
      </p>
      {shop && hasGrievanceContact(shop) && (
        <p>
          Not content with the answer? <GrievanceContact shop={shop} /> hears complaints.
        </p>
      )}
    </TextPage>
  )
}
