import type { CodedUnit, CodesToMake } from '@etrend/contract'
import Download from 'lucide-react/icons/download'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'
import { filterBy } from '../../catalogue/filters'
import { GridLink } from '../../catalogue/grid-link'
import { api } from '../../lib/api'
import { okOf } from '../../lib/refusal'
import { Button } from '../../ui/controls/button'
import { counted } from '../../ui/display/counted'
import { ChosenBar } from '../../ui/list/chosen-bar'
import { useListAddress } from '../../ui/list/list-address'
import { PagedListScreen } from '../../ui/list/list-screens'
import { listPageQuery } from '../../ui/list/paged-list'
import { PlainTable } from '../../ui/list/plain-table'
import { datedName, useCsv } from '../../ui/list/use-export'
import { useSelection } from '../../ui/list/use-selection'
import { May } from '../../ui/may'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { barcodeColumns, selectColumn, unitName } from './barcode-columns'
import { LabelDialog } from './label-dialog'

const filters = [filterBy.product, filterBy.category, filterBy.lacks]

/** The SKU and barcode of every unit, and the labels to print. */
export function BarcodesScreen() {
  const address = useListAddress(['product', 'category', 'lacks'])
  const units = api.units.list.useQuery(
    listPageQuery(['units', 'list'], address, 'Failed to fetch barcodes'),
  )
  const selection = useSelection<string>()
  // Kept by their id, also when another page of the list is shown.
  const [known, setKnown] = useState<ReadonlyMap<string, CodedUnit>>(new Map())
  const [isPrinting, setPrinting] = useState(false)
  const making = useMakeCodes()
  const { isBusy, save } = useCsv()
  // An import understands this file.
  const saveUnits = () => save(datedName('barcodes'), async () => okOf(await api.units.csv.query()))
  const rows = units.data?.body ?? []
  const chosen = selection.ids.flatMap(
    (id) => rows.find((row) => row.id === id) ?? known.get(id) ?? [],
  )

  function choose(some: CodedUnit[], isChosen: boolean) {
    setKnown(new Map([...known, ...some.map((unit) => [unit.id, unit] as const)]))
    selection.change(
      some.map(({ id }) => id),
      isChosen,
    )
  }

  return (
    <>
      <PagedListScreen
        title="Barcodes and Labels"
        actions={
          <Button kind="primary" disabled={making.isBusy} onClick={() => void making.make('all')}>
            {making.isBusy ? 'Making codes…' : 'Make missing codes'}
          </Button>
        }
        seldom={
          <>
            <May needed="catalogue">
              <GridLink rows="codes" asked={address.asked} />
            </May>
            <Button disabled={isBusy} onClick={() => void saveUnits()}>
              <Download size={16} aria-hidden />
              Export
            </Button>
          </>
        }
        selection={selection}
        intro={making.refusal ? <Notice>{making.refusal}</Notice> : null}
        name="barcodes"
        searchLabel="Search barcodes"
        address={address}
        filters={filters}
        columns={barcodeColumns}
        otherwise="As added"
        answer={units}
        none="No units yet. A unit appears here when its first pieces are received."
        noMatch="No unit matches this. Try fewer or other words, or fewer filters."
      >
        {(page, shown) => (
          <PlainTable
            title="Barcodes and Labels"
            columns={[
              selectColumn(selection, (unit, isChosen) => choose([unit], isChosen)),
              ...shown,
            ]}
            rows={page}
            keyOf={({ id }) => id}
            choice={{
              isSelecting: selection.isSelecting,
              labelOf: unitName,
              has: ({ id }) => selection.has(id),
              change: choose,
            }}
            sort={address.sort}
            onSort={address.sortBy}
          />
        )}
      </PagedListScreen>
      {chosen.length > 0 ? (
        <ChosenBar pageIds={rows.map(({ id }) => id)} selection={selection}>
          <Button onClick={() => setPrinting(true)}>
            <Tag size={16} aria-hidden />
            Print labels
          </Button>
        </ChosenBar>
      ) : null}
      {isPrinting ? <LabelDialog units={chosen} onClose={() => setPrinting(false)} /> : null}
    </>
  )
}

/** Makes the SKUs and barcodes that units lack. */
function useMakeCodes() {
  const { mutateAsync } = api.units.makeCodes.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()

  function make(units: CodesToMake['units']) {
    return attempt(
      () => mutateAsync({ body: { units } }),
      ({ body: { skus, barcodes, left } }) => {
        if (skus + barcodes === 0) return 'Every unit has its codes already'
        const made = `${counted(skus, 'SKU')} and ${counted(barcodes, 'barcode')} made`
        return left > 0 ? `${made}; ${counted(left, 'unit')} left` : made
      },
    )
  }

  return { make, isBusy, refusal }
}
