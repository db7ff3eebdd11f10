import { unitCodes, type CodedUnit } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'

const names = { sku: 'SKU', barcode: 'Barcode' }

/** A unit's SKU or barcode, saved on Enter and when the field loses focus. A hand scanner can fill it. */
export function CodeInput({ unit, kind }: { unit: CodedUnit; kind: 'sku' | 'barcode' }) {
  const queries = useQueryClient()
  const { mutateAsync } = api.units.setCodes.useMutation()
  const [error, setError] = useState<string>()
  const saved = unit[kind] ?? ''

  async function save(text: string) {
    setError(undefined)
    if (text === saved) return
    const change = unitCodes.safeParse({ [kind]: text === '' ? null : text })
    if (!change.success) return setError(change.error.issues[0]?.message)
    const params = { product_color: String(unit.product_color), size: String(unit.size) }
    try {
      await mutateAsync({ params, body: change.data })
      notify.success(`${names[kind]} saved`)
      void queries.invalidateQueries({ queryKey: ['units'] })
    } catch (refused) {
      setError(refusalOf(refused).message)
    }
  }

  return (
    <span className="grid gap-1">
      <input
        key={saved}
        aria-label={`${names[kind]}, ${unit.product_color_info}, ${unit.size_name}`}
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={saved}
        placeholder="None"
        onBlur={({ target }) => void save(target.value.trim())}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
        className="h-7 w-40 rounded-control bg-raised px-2 tabular-nums inset-ring inset-ring-edge placeholder:text-muted aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger pointer-coarse:h-11 pointer-coarse:text-base"
      />
      {error ? (
        <span role="alert" className="text-danger">
          {error}
        </span>
      ) : null}
    </span>
  )
}
