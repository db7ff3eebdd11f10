import type { DeliveryZone } from '@etrend/contract'
import { useId, useState } from 'react'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { okOf } from '../../lib/refusal'
import { Button, ButtonLink } from '../../ui/controls/button'
import { counted } from '../../ui/display/counted'
import { focusTitle } from '../../ui/display/screen-header'
import { ChosenBar } from '../../ui/list/chosen-bar'
import type { Selection } from '../../ui/list/use-selection'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { ifUnchanged } from '../use-delivery-zones'
import { sentZone } from '../zone-draft'

/** Puts the selected districts in a zone, or leads to a new one for them. */
export function PutInZone({
  zones,
  selection,
}: {
  zones: DeliveryZone[]
  selection: Selection<string>
}) {
  const id = useId()
  const { mutateAsync } = api.deliveryZones.edit.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [chosen, setChosen] = useState('')
  const districts = selection.ids
  const zone = zones.find((one) => String(one.id) === chosen) ?? zones[0]

  function put(shown: DeliveryZone) {
    void attempt(
      async () => {
        // Read again, because somebody else may have changed the zone since this list was loaded.
        const params = { id: String(shown.id) }
        const before = okOf(await api.deliveryZones.get.query({ params }))
        const all = [...before.body.districts, ...districts]
        const body = { ...sentZone(before.body), districts: all }
        await mutateAsync({ params, body, headers: ifUnchanged(before) })
      },
      `${counted(districts.length, 'district')} put in ${shown.name}`,
      () => {
        selection.clear()
        // The bar with the focused button is gone.
        focusTitle()
      },
    )
  }

  return (
    <ChosenBar pageIds={[]} selection={selection}>
      {refusal ? <output className="self-center">{refusal}</output> : null}
      {zone ? (
        <>
          <label htmlFor={id} className="self-center">
            Put in zone
          </label>
          <select
            id={id}
            value={String(zone.id)}
            onChange={({ target }) => setChosen(target.value)}
            className="h-9 max-w-44 min-w-0 rounded-control bg-raised px-2 text-ink pointer-coarse:h-11 pointer-coarse:text-base"
          >
            {zones.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          <Button disabled={isBusy} onClick={() => put(zone)}>
            {isBusy ? 'Saving…' : 'Put in zone'}
          </Button>
        </>
      ) : null}
      <ButtonLink to={`${home}/delivery/add?districts=${encodeURIComponent(districts.join(','))}`}>
        Add a zone for them
      </ButtonLink>
    </ChosenBar>
  )
}
