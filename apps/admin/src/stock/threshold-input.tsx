import { thresholdChange, type StockUnit } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { numberIn } from '../lib/typed-amount'
import { CellInput } from '../ui/form/cell-input'

/** A unit's own low-stock threshold. If empty, the shop's threshold applies. */
export function ThresholdInput({ unit }: { unit: StockUnit }) {
  const queries = useQueryClient()
  const { mutateAsync } = api.stockLevels.setThreshold.useMutation()

  async function save(text: string) {
    const change = thresholdChange.safeParse({ low_stock: numberIn(text) })
    if (!change.success) return change.error.issues[0]?.message
    const params = { product_color: String(unit.product_color), size: String(unit.size) }
    await mutateAsync({ params, body: change.data })
    notify.success('Threshold saved')
    void queries.invalidateQueries({ queryKey: ['stock-levels'] })
    void queries.invalidateQueries({ queryKey: ['dashboard'] })
    return undefined
  }

  return (
    <CellInput
      label={`Low at, ${unit.product_color_info}, ${unit.size_name}`}
      saved={unit.low_stock === null ? '' : String(unit.low_stock)}
      placeholder={String(unit.threshold)}
      isNumber
      save={save}
    />
  )
}
