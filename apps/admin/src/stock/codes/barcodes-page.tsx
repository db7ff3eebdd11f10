import type { CodedUnit } from '@etrend/contract'
import { keepPreviousData } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'
import { filterBy } from '../../catalogue/filters'
import { GridLink } from '../../catalogue/grid-link'
import { api } from '../../lib/api'
import { okOf } from '../../lib/refusal'
import { Button } from '../../ui/button'
import { ChosenBar } from '../../ui/chosen-bar'
import { useShownColumns } from '../../ui/columns-menu'
import { useListAddress } from '../../ui/list-address'
import { ListTools } from '../../ui/list-tools'
import { May } from '../../ui/may'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { Paged } from '../../ui/paged'
import { PlainTable } from '../../ui/plain-table'
import { datedName, useCsv } from '../../ui/use-export'
import { useSelection } from '../../ui/use-selection'
import { barcodeColumns } from './barcode-columns'
import { LabelDialog } from './label-dialog'
import { useMakeCodes } from './use-make-codes'

const filters = [filterBy.product, filterBy.category, filterBy.lacks]

/** The SKU and barcode of every unit, and the labels to print. */
export function BarcodesPage() {
  const address = useListAddress(['product', 'category', 'lacks'])
  const units = api.units.list.useQuery({
    queryKey: ['units', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch barcodes' },
    placeholderData: keepPreviousData,
  })
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

  function choose(unit: CodedUnit, isChosen: boolean) {
    setKnown(new Map(known).set(unit.id, unit))
    selection.change([unit.id], isChosen)
  }

  const columns = barcodeColumns(selection, choose)
  const { shown, ...choice } = useShownColumns('barcodes', columns)
  return (
    <>
      <PageHeader title="Barcodes and Labels">
        <div className="flex flex-wrap gap-2">
          <May needed="catalogue">
            <GridLink rows="codes" asked={address.asked} />
          </May>
          <Button disabled={isBusy} onClick={() => void saveUnits()}>
            <Download size={16} aria-hidden />
            Export
          </Button>
          <Button kind="primary" disabled={making.isBusy} onClick={() => void making.make('all')}>
            {making.isBusy ? 'Making codes…' : 'Make missing codes'}
          </Button>
        </div>
      </PageHeader>
      <ListTools
        searchLabel="Search barcodes"
        address={address}
        filters={filters}
        // The box that selects a row can't be hidden.
        columns={columns.slice(1)}
        choice={choice}
      />
      {making.refusal ? <Notice>{making.refusal}</Notice> : null}
      <Paged
        answer={units}
        address={address}
        empty="No units yet. A unit appears here when its first pieces are received."
        noMatch="No unit matches this. Try fewer or other words, or fewer filters."
      >
        {(page) => (
          <PlainTable
            title="Barcodes and Labels"
            columns={shown}
            rows={page}
            keyOf={({ id }) => id}
            sort={address.sort}
            onSort={address.sortBy}
          />
        )}
      </Paged>
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
