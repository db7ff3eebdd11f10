import { useShop } from '../lib/use-shop'
import { PhoneLink } from './phone-link'

/** Says, in a browser without JavaScript, why there is no form (its class is needs-script), and whom to call. */
export function WithoutScript({ what }: { what: string }) {
  const shop = useShop()
  return (
    <noscript>
      <p className="mt-8">
        {what} needs JavaScript. You can also call us: <PhoneLink phone={shop?.phone} />.
      </p>
    </noscript>
  )
}
