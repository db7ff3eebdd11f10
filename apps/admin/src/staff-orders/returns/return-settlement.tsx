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
  const otherwise =
    canPayBack && canExchange ? (
      <span className="me-auto">
        <Button onClick={() => setExchange(!isExchange)}>
          {isExchange ? 'Give the money back instead' : 'Exchange instead'}
        </Button>
      </span>
    ) : null
  return isExchange ? (
    <ExchangeForm {...{ row, otherwise, onClose }} />
  ) : (
    <ReturnRefund {...{ row, otherwise, onClose }} />
  )
}
