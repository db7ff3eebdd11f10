import { api } from '../lib/api'
import type { Choices } from '../ui/choices'

/** The months of the Nepali calendar that have bills, the newest first. */
export function useMonths(): Choices {
  const { data, isError, isFetching, refetch } = api.bills.months.useQuery({
    queryKey: ['bills', 'months'],
    queryData: {},
    meta: { notLoaded: 'Failed to fetch the months' },
  })
  const options = data?.body.months.map((value) => ({ value, label: value }))
  return { options, isFailed: isError, isTrying: isFetching, retry: refetch }
}
