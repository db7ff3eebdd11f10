import type { ZoneImport } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { okOf } from '../../lib/refusal'
import { useFollowUp } from '../../lib/use-follow-up'
import { counted } from '../../ui/display/counted'
import { ImportTable } from '../../ui/files/import-table'
import { changedZones, ImportedZones } from './imported-zones'

/** Adds and replaces delivery zones from a table: shows what would change, then saves all of it or nothing. */
export function ImportZones() {
  const follow = useFollowUp()
  const queries = useQueryClient()

  function finish({ added, changed }: ZoneImport) {
    notify.success(`Delivery zones saved: ${added} added, ${changed} changed`)
    void queries.invalidateQueries({ queryKey: ['deliveryZones'] })
    follow(`${home}/delivery`)
  }

  return (
    <ImportTable<ZoneImport>
      name="zoneImport"
      title="Import Delivery Zones"
      placeholder={'Zone\tDistricts\tFee\tDays from\tDays to\tCash'}
      hint="The first row has the headings: Zone, Districts, Fee, Free from, Days from, Days to, Cash, Cash fee and Most in cash. Write one row for each zone, with commas between its districts, or one row for each district. ‘All of Bagmati’ is every district of Bagmati that no other row names. A zone of the same name is replaced, but keeps what the table has no column for. Zones that the table doesn’t name stay. A row ‘All other districts’ has the terms of those in no zone."
      example={{ file: 'etrend-zones.csv', rows: exampleRows }}
      send={async (body) => okOf(await api.deliveryZones.importRows.mutate({ body })).body}
      canSave={({ zones }) =>
        zones.every(({ problems }) => problems.length === 0) && changedZones(zones) > 0
      }
      label={(trial) =>
        trial ? `Save ${counted(changedZones(trial.zones), 'zone')}` : 'Save zones'
      }
      busyLabel="Saving…"
      onSaved={finish}
    >
      {({ zones }) => <ImportedZones zones={zones} />}
    </ImportTable>
  )
}

const exampleRows = [
  'Zone,Districts,Fee,Free from,Days from,Days to,Cash,Cash fee,Most in cash',
  'Valley,"Kathmandu, Lalitpur, Bhaktapur",100,3000,1,2,yes,0,20000',
  'Cities,"Kaski, Chitwan, Morang, Rupandehi",180,5000,2,4,yes,50,10000',
  'Hills of Karnali,All of Karnali,400,,5,10,no,,',
  'All other districts,,250,,3,7,yes,50,5000',
]
