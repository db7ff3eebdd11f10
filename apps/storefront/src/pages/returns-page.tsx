import { useShop } from '../lib/use-shop'
import { GrievanceContact, hasGrievanceContact } from '../ui/grievance-contact'
import { PhoneLink } from '../ui/phone-link'
import { TextPage } from '../ui/text-page'

export function ReturnsPage() {
  const shop = useShop()
  const days = shop?.return_days
  return (
    <TextPage title="Return and Exchange Policy" intro={days === 0 ? PLEASE : `${PLEASE} ${BACK}`}>
      <h2>How long you have</h2>
      <p>{timeFor(days)}</p>
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
        We exchange a wrong or faulty piece at our cost, delivery included
        {days === 0 ? '' : ', also after this time'}.
      </p>
      {shop && hasGrievanceContact(shop) && (
        <p>
          Not content with the answer? <GrievanceContact shop={shop} /> hears complaints.
        </p>
      )}
    </TextPage>
  )
}

const PLEASE = 'It should fit and it should please.'
const BACK = 'Where it doesn’t, we take it back.'
const LAST_DAY = 'Your order’s page names the last day.'

/** How long pieces can be returned: for this many days, with 0 not at all; undefined before the shop is loaded. */
function timeFor(days: number | undefined) {
  if (days === undefined) return LAST_DAY
  if (days === 0) return 'We take a piece back only if it is wrong or faulty.'
  const time = days === 1 ? 'One day' : `${days} days`
  return `${time} from the day you received it, for another size, another colour or your money back. ${LAST_DAY}`
}
