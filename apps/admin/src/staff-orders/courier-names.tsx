import { api } from '../lib/api'

/** The names of active couriers, which a text field with this `list` offers. A typed name links the order to them too. */
export function CourierNames({ id }: { id: string }) {
  const couriers = api.couriers.list.useQuery({
    queryKey: ['couriers', 'active'],
    queryData: { query: { is_active: 'true', sort: 'name' } },
  })
  return (
    <datalist id={id}>
      {couriers.data?.body.map(({ id: key, name }) => (
        <option key={key}>{name}</option>
      ))}
    </datalist>
  )
}
