import { useParams } from 'react-router-dom'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/refusal'
import { ButtonLink } from '../../ui/controls/button'
import { ScreenHeader } from '../../ui/display/screen-header'
import { BlankState } from '../../ui/state/blank-state'
import { Loaded } from '../../ui/state/loaded'
import { OrderView } from './order-view'

/** The screen of one order: its state, its history, and everything that staff can do with it. */
export function OrderScreen() {
  const { number = '' } = useParams()
  const order = api.staffOrders.get.useQuery({
    queryKey: ['orders', 'one', number],
    queryData: { params: { number } },
    meta: { notLoaded: 'Failed to fetch the order' },
  })
  return (
    <>
      {order.data ? null : <ScreenHeader title={`Order ${number}`} />}
      {order.error && refusalOf(order.error).status === 404 ? (
        <BlankState words={`There is no order ${number}.`}>
          <ButtonLink to={`${home}/allorder`}>Orderlist</ButtonLink>
        </BlankState>
      ) : (
        <Loaded answer={order}>{(body) => <OrderView key={number} order={body} />}</Loaded>
      )}
    </>
  )
}
