import type { StaffReturn } from '@etrend/contract'
import { useState } from 'react'
import { useMay } from '../../lib/own-role'
import { Button } from '../../ui/controls/button'
import { ExchangeForm } from './exchange-form'
import { ReturnRefund } from './return-refund'

/** Closes a received return with a refund or with an exchange order. */
export function ReturnSettlement({ row, onClose }: { row: StaffReturn; onClose: () => void }) {
  const may = useMay()
  const [canPayBack, canExchange] = [may('refunds'), may('selling')]
  const [isExchange, setExchange] = useState(
    canExchange && (row.wants === 'exchange' || !canPayBack),
  )
  return (
    <div className="grid gap-4">
      {canPayBack && canExchange ? (
        <div>
          <Button onClick={() => setExchange(!isExchange)}>
            {isExchange ? 'Give the money back instead' : 'Exchange instead'}
          </Button>
        </div>
      ) : null}
      {isExchange ? (
        <ExchangeForm row={row} onClose={onClose} />
      ) : (
        <ReturnRefund row={row} onClose={onClose} />
      )}
    </div>
  )
}
