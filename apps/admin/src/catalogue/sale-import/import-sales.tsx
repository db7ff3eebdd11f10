import type { SaleImport } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { okOf } from '../../lib/refusal'
import { useFollowUp } from '../../lib/use-follow-up'
import { counted } from '../../ui/display/counted'
import { ImportTable } from '../../ui/files/import-table'
import { ImportedSales } from './imported-sales'

/** Adds many sales from a table: shows what each row would be, then adds all of them or none. */
export function ImportSales() {
  const follow = useFollowUp()
  const queries = useQueryClient()

  function finish({ added }: SaleImport) {
    notify.success(`${counted(added, 'sale')} added`)
    void queries.invalidateQueries({ queryKey: ['saleOffers'] })
    follow(`${home}/allsale`)
  }

  return (
    <ImportTable<SaleImport>
      name="saleImport"
      title="Import Sales"
      placeholder={'Title\tPercentage\tCategories\tFrom\tUntil'}
      hint="The first row has the headings: Title; Percentage or Amount; Round to; Categories, Sub categories, Collections, Brands and Products, each also with Except before it; From, Until and Active. Names are separated by semicolons. Without any, the sale is for every product."
      example={{ file: 'etrend-sales.csv', rows: exampleRows }}
      send={async (body) => okOf(await api.saleOffers.importRows.mutate({ body })).body}
      canSave={({ rows }) => rows.every(({ problem }) => problem === null)}
      label={(trial) => (trial ? `Add ${counted(trial.rows.length, 'sale')}` : 'Add sales')}
      busyLabel="Adding…"
      onSaved={finish}
    >
      {({ rows }) => <ImportedSales rows={rows} />}
    </ImportTable>
  )
}

const year = new Date().getFullYear() + 1
/** Sales of the next year. */
const exampleRows = [
  'Title,Percentage,Amount,Round to,Categories,Except brands,From,Until,Active',
  `Dashain,20,,5,,,${year}-10-01 10:00,${year}-10-16,yes`,
  `Weekend for women and kids,,300,10,Women; Kids,,${year}-11-05,${year}-11-08,yes`,
  `Winter clearance,40,,10,,,${year}-12-15,,no`,
]
