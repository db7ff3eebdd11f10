import { thresholdChange, type StockUnit } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'

/** A unit's own low-stock threshold, saved when the field loses focus. If empty, the shop's threshold applies. */
export function ThresholdInput({ unit }: { unit: StockUnit }) {
  const queries = useQueryClient()
  const { mutateAsync } = api.stockLevels.setThreshold.useMutation()
  const [error, setError] = useState<string>()
  const saved = unit.low_stock === null ? '' : String(unit.low_stock)

  async function save(text: string) {
    setError(undefined)
    if (text === saved) return
    const change = thresholdChange.safeParse({ low_stock: text === '' ? null : Number(text) })
    if (!change.success) return setError(change.error.issues[0]?.message)
    const params = { product_color: String(unit.product_color), size: String(unit.size) }
    try {
      await mutateAsync({ params, body: change.data })
      notify.success('Threshold saved')
      void queries.invalidateQueries({ queryKey: ['stock-levels'] })
      void queries.invalidateQueries({ queryKey: ['dashboard'] })
    } catch (refused) {
      setError(refusalOf(refused).message)
    }
  }

  return (
    <span className="md:justify-items-end grid gap-1">
      <input
        key={saved}
        aria-label={`Low at, ${unit.product_color_info}, ${unit.size_name}`}
        aria-invalid={error ? true : undefined}
        inputMode="numeric"
        defaultValue={saved}
        placeholder={String(unit.threshold)}
        onBlur={({ target }) => void save(target.value.trim())}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
        className="h-7 w-20 rounded-control bg-raised px-2 text-end tabular-nums inset-ring inset-ring-edge placeholder:text-muted aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger pointer-coarse:h-11 pointer-coarse:text-base"
      />
      {error ? (
        <span role="alert" className="text-danger">
          {error}
        </span>
      ) : null}
    </span>
  )
}
