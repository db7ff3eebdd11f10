import type { OrderState } from '@etrend/contract'
import { useOrderCounts } from '../../lib/order-counts'
import { stateWords } from '../../lib/order-words'
import { useWaitingWork } from '../../lib/waiting-work'
import { ListTabs, type ListTab } from '../../ui/list/list-tabs'

const open: OrderState[] = ['placed', 'confirmed', 'packed', 'shipped']

/** Links to the orders at each step, with their counts. Late orders come first, where there are any, then those that staff must call about. */
export function StateLinks({ narrowed }: { narrowed: Record<string, string> }) {
  const { data } = useOrderCounts()
  const { late = 0 } = useWaitingWork().data?.body ?? {}
  const { state, queue } = narrowed
  const countOf = (one: OrderState) =>
    data && (data.body.counts.find((row) => row.state === one)?.count ?? 0)
  const toCall: ListTab = {
    to: '?queue=call',
    label: 'To call',
    count: data?.body.to_call,
    isHere: queue === 'call',
  }
  const lateOnes: ListTab = {
    to: '?queue=late',
    label: 'Late',
    count: late,
    isUrgent: true,
    isHere: queue === 'late',
  }
  const steps = open.map((one) => ({
    to: `?state=${one}`,
    label: stateWords[one],
    count: countOf(one),
    isHere: state === one,
  }))
  return (
    <ListTabs
      label="Orders that wait"
      tabs={[
        { to: '?', label: 'All', isHere: !state && !queue },
        ...(late > 0 || lateOnes.isHere ? [lateOnes] : []),
        toCall,
        ...steps,
      ]}
    />
  )
}
