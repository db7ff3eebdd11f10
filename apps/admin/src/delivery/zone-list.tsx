import type { DeliveryZone, DeliveryZones } from '@etrend/contract'
import { foldedText } from '@etrend/contract/typed-text'
import { termsInWords } from '@etrend/domain'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { home, zoneAt } from '../lib/addresses'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { Button, ButtonLink } from '../ui/controls/button'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'
import { focusTitle, ScreenHeader } from '../ui/display/screen-header'
import { ExportList } from '../ui/list/export-list'
import { SearchBox } from '../ui/list/search-box'
import { BlankState } from '../ui/state/blank-state'
import { Loaded } from '../ui/state/loaded'
import { RowsSkeleton } from '../ui/state/skeleton'
import { useUndo } from '../ui/state/use-undo'
import { Districts } from './districts/districts'
import { useDeliveryZones } from './use-delivery-zones'

const addAt = `${home}/delivery/add`
const othersAt = `${home}/delivery/others`

/** The delivery zones, and the terms of all other districts. The search finds the zone of a district. */
export function DeliveryZoneList() {
  const zones = useDeliveryZones()
  const [asked, setAsked] = useState<DeliveryZone>()
  const [words, setWords] = useState('')
  return (
    <>
      <ScreenHeader title="Delivery">
        <div className="flex flex-wrap gap-2">
          <ExportList list="delivery-zones" />
          <ButtonLink to={`${home}/delivery/import`}>
            <FileUp size={16} aria-hidden />
            Import
          </ButtonLink>
          <ButtonLink kind="primary" to={addAt}>
            <Plus size={16} aria-hidden />
            Add Delivery Zone
          </ButtonLink>
        </div>
      </ScreenHeader>
      <p className="max-w-prose py-3 text-muted">
        Districts in a zone have its fee, days and cash terms. All other districts use the terms in
        the last row.
      </p>
      <SearchBox label="Search a zone or district" value={words} onSearch={setWords} />
      <Loaded answer={zones} skeleton={<RowsSkeleton rows={4} />}>
        {(all) => (
          <>
            <Zones {...all} words={foldedText(words)} onDelete={setAsked} />
            <Districts {...all} words={foldedText(words)} />
          </>
        )}
      </Loaded>
      {asked ? <ZoneDeletion zone={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}

function Zones({
  zones,
  others,
  words,
  onDelete,
}: DeliveryZones & { words: string; onDelete: (zone: DeliveryZone) => void }) {
  const has = ({ districts, name = '' }: { districts: string[]; name?: string }) =>
    [name, ...districts].some((text) => foldedText(text).includes(words))
  const shown = zones.filter(has)
  const isOthers = has(others)
  if (shown.length === 0 && !isOthers) {
    return (
      <BlankState words="No zone or district has this name.">
        <ButtonLink to={addAt}>Add Delivery Zone</ButtonLink>
      </BlankState>
    )
  }
  return (
    <ul aria-label="Delivery zones">
      {shown.map((zone) => (
        <li
          key={zone.id}
          className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-line py-4"
        >
          <Facts to={zoneAt(zone.id)} words={words} {...zone} />
          <div className="flex gap-2">
            <ButtonLink to={zoneAt(zone.id)} aria-label={`Edit ${zone.name}`}>
              Edit
            </ButtonLink>
            <Button aria-label={`Delete ${zone.name}`} onClick={() => onDelete(zone)}>
              Delete
            </Button>
          </div>
        </li>
      ))}
      {isOthers ? (
        <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4">
          <Facts
            to={othersAt}
            words={words}
            {...others}
            name={zones.length > 0 ? 'All other districts' : 'All districts'}
          />
          <ButtonLink to={othersAt} aria-label="Edit all other districts">
            Edit
          </ButtonLink>
        </li>
      ) : null}
    </ul>
  )
}

function Facts({ to, words, ...zone }: Omit<DeliveryZone, 'id'> & { to: string; words: string }) {
  const { name, districts } = zone
  const found = words ? districts.filter((one) => foldedText(one).includes(words)) : []
  const count = districts.length === 1 ? '1 district' : `${districts.length} districts`
  return (
    <div className="min-w-0 flex-1">
      <Link to={to} className="font-medium underline-offset-4 hover:underline">
        {name}
      </Link>
      <p>{termsInWords(zone).join(' · ')}</p>
      <p className="text-muted">
        {found.length > 0
          ? `Has ${found.join(', ')}`
          : districts.length <= 12
            ? districts.join(', ')
            : count}
      </p>
    </div>
  )
}

/** Asks before a delivery zone is deleted; the toast offers to undo it, and the trash keeps it. */
function ZoneDeletion({ zone, onClose }: { zone: DeliveryZone; onClose: () => void }) {
  const { mutateAsync } = api.deliveryZones.remove.useMutation()
  const { restore } = useUndo('deliveryZones')
  const { id, name } = zone

  function sayDeleted() {
    notify.deleted('Delivery zone deleted', {
      kept: `${name} is in the trash for 30 days.`,
      undo: () => restore(id, name),
    })
    return undefined
  }

  return (
    <ConfirmDialog
      title="Are you sure you want to delete this delivery zone?"
      label="Delete"
      busyLabel="Deleting…"
      act={() => mutateAsync({ params: { id: String(id) } })}
      done={sayDeleted}
      onDone={focusTitle}
      onClose={onClose}
    >
      {name}. Its districts get the terms of all other districts. Orders keep their fee.
    </ConfirmDialog>
  )
}
