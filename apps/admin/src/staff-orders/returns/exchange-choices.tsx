import type { StaffReturn } from '@etrend/contract'
import { useQueries } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'

type Piece = StaffReturn['pieces'][number]

/** Buttons for the likely exchanges: the same color in another size, or the same size in another color. */
export function ExchangeChoices({
  pieces,
  onChoose,
}: {
  pieces: Piece[]
  onChoose: (unit: { product_color: number; size: number }) => void
}) {
  const found = useQueries({ queries: pieces.map(({ name }) => unitsOf(name)) })
  return pieces.map((piece, place) => {
    const units = (found[place]?.data ?? []).filter((unit) => isLike(piece, unit))
    if (units.length === 0) return null
    const label = `Instead of ${piece.name}, ${piece.color_name}, ${piece.size_name}`
    return (
      <fieldset key={piece.id} className="min-w-0">
        <legend className="font-semibold pb-1">{label}</legend>
        <div className="flex flex-wrap gap-2">
          {units.map((unit) => (
            <Button key={unit.id} onClick={() => onChoose(unit)}>
              {colorOf(unit, piece)}, {unit.size_name} · {unit.quantity} left
            </Button>
          ))}
        </div>
      </fieldset>
    )
  })
}

function unitsOf(name: string) {
  const query = { q: name, stock: 'in' as const, page: '1', page_size: '50' }
  return {
    queryKey: ['stock-levels', 'exchange', query],
    queryFn: async () => {
      const answer = await api.stockLevels.list.query({ query })
      return answer.status === 200 ? answer.body : []
    },
    meta: { notLoaded: 'Failed to fetch sizes' },
  }
}

type Unit = { product_color_info: string; size_name: string }

function isLike(piece: Piece, unit: Unit) {
  if (!unit.product_color_info.startsWith(`${piece.name} - `)) return false
  const isSameColor = colorOf(unit, piece) === piece.color_name
  const isSameSize = unit.size_name === piece.size_name
  return isSameColor !== isSameSize
}

/** 'Navy' of 'Linen shirt - Navy'. */
function colorOf({ product_color_info }: Unit, { name }: Piece) {
  return product_color_info.slice(`${name} - `.length)
}
