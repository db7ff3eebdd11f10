import { unitCodes, type CodedUnit } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { CellInput } from '../../ui/form/cell-input'

const names = { sku: 'SKU', barcode: 'Barcode' }

/** A unit's SKU or barcode. A hand scanner can fill it. */
export function CodeInput({ unit, kind }: { unit: CodedUnit; kind: 'sku' | 'barcode' }) {
  const queries = useQueryClient()
  const { mutateAsync } = api.units.setCodes.useMutation()

  async function save(text: string) {
    const change = unitCodes.safeParse({ [kind]: text === '' ? null : text })
    if (!change.success) return change.error.issues[0]?.message
    const params = { product_color: String(unit.product_color), size: String(unit.size) }
    await mutateAsync({ params, body: change.data })
    notify.success(`${names[kind]} saved`)
    void queries.invalidateQueries({ queryKey: ['units'] })
    return undefined
  }

  return (
    <CellInput
      label={`${names[kind]}, ${unit.product_color_info}, ${unit.size_name}`}
      saved={unit[kind] ?? ''}
      placeholder="None"
      save={save}
    />
  )
}
