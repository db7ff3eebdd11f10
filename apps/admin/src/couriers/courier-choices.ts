import { api } from '../lib/api'
import type { Choices } from '../ui/controls/choices'

/** The couriers of the shop's list, also those that are switched off. */
export function useCourierChoices(): Choices {
  const couriers = api.couriers.list.useQuery({
    queryKey: ['couriers', 'choices'],
    queryData: { query: { sort: 'name' } },
    meta: { notLoaded: 'Failed to fetch couriers' },
  })
  return {
    options: couriers.data?.body.map(({ id, name }) => ({ value: id, label: name })),
    isFailed: couriers.isError,
  }
}

/** The same, and the couriers that aren't in the list. */
export function useEveryCourier(): Choices {
  const { options, ...choices } = useCourierChoices()
  return { ...choices, options: options && [...options, { value: 0, label: 'Other couriers' }] }
}
