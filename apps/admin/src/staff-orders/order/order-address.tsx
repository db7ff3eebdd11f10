import type { StaffOrder } from '@etrend/contract'
import { arrivalInWords } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { customerAt } from '../../lib/addresses'
import { localPhone } from '../../lib/local-phone'
import { useMay } from '../../lib/own-role'

/** The customer's contact, the delivery address, the customer's note and the courier. */
export function OrderAddress({ order }: { order: StaffOrder }) {
  const may = useMay()
  const { customer, name, phone, email, courier, tracking_code, tracking_url, note } = order
  return (
    <div className="grid gap-3 pt-3">
      <p className="wrap-anywhere">
        {(customer || phone) && may('customers') ? (
          <Link
            to={customerAt({ id: customer?.id ?? null, phone })}
            className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
          >
            {name}
          </Link>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        {customer ? null : <span className="text-muted"> · guest</span>}
        {phone ? (
          <a href={`tel:${phone}`} className={contact}>
            {localPhone(phone)}
          </a>
        ) : null}
        {email ? (
          <a href={`mailto:${email}`} className={contact}>
            {email}
          </a>
        ) : (
          <span className="block text-muted">No email address</span>
        )}
      </p>
      {order.is_walk_in ? (
        <p className="text-muted">Handed over in the shop.</p>
      ) : (
        <address className="wrap-anywhere not-italic">
          {order.street}
          {order.landmark ? `, ${order.landmark}` : ''}
          <br />
          {order.city}, {order.district}
          <br />
          {order.province}
          {order.delivery_zone ? (
            <span className="block text-muted">Delivery zone {order.delivery_zone}</span>
          ) : null}
          {order.promised ? (
            <span className="block text-muted">Promised for {arrivalInWords(order.promised)}</span>
          ) : null}
        </address>
      )}
      {note ? (
        <p className="wrap-anywhere">
          <span className="text-muted">The customer wrote: </span>
          {note}
        </p>
      ) : null}
      {courier || tracking_code ? (
        <p className="wrap-anywhere">
          <span className="text-muted">Sent with </span>
          {[courier, tracking_code].filter(Boolean).join(', ')}
          {tracking_url ? (
            <a href={tracking_url} target="_blank" rel="noreferrer" className={contact}>
              Follow the parcel
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

const contact = 'block w-fit py-0.5 underline-offset-4 hover:underline pointer-coarse:py-3'
