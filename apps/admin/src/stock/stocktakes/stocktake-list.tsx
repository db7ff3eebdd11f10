import { WHOLE_SHOP, type Stocktake } from '@etrend/contract'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { stocktakeAt } from '../../lib/addresses'
import { api } from '../../lib/api'
import { when } from '../../lib/times'
import { Button } from '../../ui/controls/button'
import { fixed } from '../../ui/controls/choices'
import { Mark } from '../../ui/display/mark'
import type { Column } from '../../ui/list/column'
import type { Filter } from '../../ui/list/filters'
import { useListAddress } from '../../ui/list/list-address'
import { TableScreen } from '../../ui/list/list-screens'
import { listPageQuery } from '../../ui/list/paged-list'
import { StartStocktake } from './start-stocktake'

const words = { open: 'Open', done: 'Finished', cancelled: 'Cancelled' }
const kinds = { open: 'warning', done: 'good', cancelled: 'quiet' } as const
const states = fixed(
  { value: 'open', label: words.open },
  { value: 'done', label: words.done },
  { value: 'cancelled', label: words.cancelled },
)
const filters: Filter[] = [{ kind: 'few', name: 'state', label: 'State', useChoices: () => states }]

/** The address's part that opens the dialog: other screens link to it. */
const START = '#start'

/** The stocktakes, open and ended ones, the newest first. */
export function StocktakeList() {
  const address = useListAddress(['state'])
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  const stocktakes = api.stocktakes.list.useQuery(
    listPageQuery(['stocktakes', 'list'], address, 'Failed to fetch stocktakes'),
  )
  const show = (part: string) => void navigate({ search, hash: part }, { replace: true })
  const start = () => show(START)
  return (
    <>
      <TableScreen
        title="Stocktakes"
        actions={
          <Button kind="primary" onClick={start}>
            Start a stocktake
          </Button>
        }
        name="stocktakes"
        searchLabel="Search stocktakes"
        address={address}
        filters={filters}
        columns={columns}
        answer={stocktakes}
        none="No stocktake yet. Count the shop, a category or a product with a phone, and correct the stock by what is really there."
        next={<Button onClick={start}>Start a stocktake</Button>}
        keyOf={({ id }) => id}
      />
      {hash === START ? <StartStocktake onClose={() => show('')} /> : null}
    </>
  )
}

const columns: Column<Stocktake>[] = [
  {
    title: 'Stocktake',
    place: 'lead',
    cell: ({ id, name, state }) => (
      <Link
        to={stocktakeAt(id, state === 'open' ? '' : '/review')}
        className="font-medium underline-offset-4 hover:underline"
      >
        {name}
      </Link>
    ),
  },
  {
    title: 'State',
    place: 'status',
    cell: ({ state }) => <Mark kind={kinds[state]}>{words[state]}</Mark>,
  },
  { title: 'What', place: 'line', cell: ({ scope_name }) => scope_name || WHOLE_SHOP },
  {
    title: 'Counted',
    kind: 'number',
    place: 'figure',
    cell: ({ counted, units }) => `${counted} of ${units}`,
  },
  {
    title: 'Found',
    kind: 'number',
    place: 'labelled',
    cell: ({ state, found }) => (state === 'done' ? found : ''),
  },
  {
    title: 'Missing',
    kind: 'number',
    place: 'labelled',
    cell: ({ state, missing }) => (state === 'done' ? missing : ''),
  },
  {
    title: 'Begun',
    place: 'line',
    cell: ({ staff, created_at }) => `${when(created_at)}${staff ? `, ${staff}` : ''}`,
  },
]
