import { sizeWord } from '@etrend/domain'
import { useCart } from '../lib/cart'
import type { ShownLine } from '../lib/ordering/use-priced-cart'

/** Select field with the sizes of the line's colour; until the server has answered, only the line's own size. */
export function LineSize({ line }: { line: ShownLine }) {
  const { setSize } = useCart()
  const sizes = line.sizes.length > 0 ? line.sizes : [{ ...line, stock: 'in' }]

  function choose(id: number) {
    const size = sizes.find((one) => one.size === id)
    if (size) setSize(line, { size: size.size, size_name: size.size_name })
  }

  return (
    <select
      className="field line-size"
      aria-label={`Size of ${line.name}`}
      value={line.size}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {sizes.map(({ size, size_name, stock }) => (
        <option key={size} value={size} disabled={stock === 'out' && size !== line.size}>
          {`${sizeWord(size_name)}${stock === 'out' ? ' (sold out)' : ''}`}
        </option>
      ))}
    </select>
  )
}
