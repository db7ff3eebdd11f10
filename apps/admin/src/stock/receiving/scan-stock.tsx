import type { CodedUnit } from '@etrend/contract'
import { useEffect, useState } from 'react'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { openOffline } from '../../lib/offline/open-offline'
import { refusalOf } from '../../lib/refusal'
import { Button, ButtonLink } from '../../ui/controls/button'
import { counted } from '../../ui/display/counted'
import { ScreenHeader } from '../../ui/display/screen-header'
import { LeaveGuard } from '../../ui/form/leave-guard'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { FoundUnits } from '../scan/found-units'
import { ScanField } from '../scan/scan-field'
import { DeliveryLines } from './delivery-lines'
import { costIn, useDelivery } from './use-delivery'

/** Receives a delivery piece by piece: by camera, by hand scanner, or by name. Made for a phone. */
export function ScanStock() {
  const delivery = useDelivery()
  const [text, setText] = useState('')
  useEffect(openOffline, [])
  const [unknown, setUnknown] = useState<string>()
  const { mutateAsync } = api.deliveries.receive.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const { lines, pieces } = delivery
  const isWrong = lines.some(({ cost }) => costIn(cost) === undefined)

  async function scan(code: string) {
    setUnknown(undefined)
    const known = delivery.unitOf(code)
    if (known) return delivery.add(known)
    try {
      const { status, body } = await api.units.scan.query({ query: { code } })
      if (status !== 200) return setUnknown(body.message)
      delivery.add(body)
    } catch (error) {
      setUnknown(refusalOf(error).message)
    }
  }

  function choose(unit: CodedUnit) {
    setUnknown(undefined)
    setText('')
    delivery.add(unit)
  }

  async function receive() {
    const isReceived = await attempt(
      () => mutateAsync({ body: delivery.body() }),
      ({ body }) => `${counted(body.pieces, 'piece')} received in ${counted(body.units, 'unit')}`,
    )
    if (isReceived) delivery.clear()
  }

  return (
    <div className="max-w-xl">
      <ScreenHeader title="Receive by Scanning">
        <ButtonLink to={`${home}/receivestock`}>From a spreadsheet</ButtonLink>
      </ScreenHeader>
      <div className="grid gap-5 pt-5">
        <ScanField text={text} error={unknown} onCode={(code) => void scan(code)} onType={setText}>
          <FoundUnits words={text.trim()} onChoose={choose} />
        </ScanField>
        {lines.length === 0 ? (
          <p className="text-muted">
            Scan the first piece, or type its name. Each scan counts one piece.
          </p>
        ) : (
          <DeliveryLines delivery={delivery} />
        )}
        {refusal ? <Notice>{refusal}</Notice> : null}
        {lines.length > 0 ? (
          <div className="sticky bottom-0 flex gap-2 bg-paper py-3">
            <Button kind="primary" disabled={isBusy || isWrong} onClick={() => void receive()}>
              {isBusy ? 'Receiving…' : `Receive ${counted(pieces, 'piece')}`}
            </Button>
            <Button disabled={isBusy} onClick={delivery.clear}>
              Clear
            </Button>
          </div>
        ) : null}
      </div>
      {lines.length > 0 ? <LeaveGuard /> : null}
    </div>
  )
}
