import { useShop } from '../lib/use-shop'
import { PhoneLink } from './phone-link'

/**
 * In a browser without JavaScript: says that `what` needs it, and whom to call. The part of the page that needs it has
 * the class needs-script, which hides it there.
 */
export function WithoutScript({ what }: { what: string }) {
  const shop = useShop()
  return (
    <noscript>
      <p className="words mt-8">
        {what} needs JavaScript. You can also call us: <PhoneLink phone={shop?.phone} />.
      </p>
    </noscript>
  )
}
