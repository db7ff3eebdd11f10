import type { Product, ProductFacts } from '@etrend/contract'
import { createContext, useContext, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { NoThumbnail, Thumbnail } from '../ui/display/thumbnail'
import { lackWords } from './lack-words'

type Facts = ReadonlyMap<number, ProductFacts>

const Loaded = createContext<Facts | undefined>(undefined)

/** Loads picture, stock and what is missing of a page's products, for the cells inside. */
export function WithProductFacts({ rows, children }: { rows: Product[]; children: ReactNode }) {
  const query = { ids: rows.map(({ id }) => id).join(',') }
  const { data } = api.staffProducts.facts.useQuery({
    queryKey: ['products', 'facts', query],
    queryData: { query },
    enabled: rows.length > 0,
    meta: { notLoaded: 'Failed to fetch the products’ stock' },
  })
  const facts = data && new Map(data.body.map((row) => [row.id, row]))
  return <Loaded value={facts}>{children}</Loaded>
}

export function PictureCell({ id }: { id: number }) {
  const picture = useFacts(id)?.picture
  if (picture) return <Thumbnail src={picture} />
  return <NoThumbnail />
}

/** The pieces of a product, and how many of its units are low or out. */
export function StockCell({ id }: { id: number }) {
  const facts = useFacts(id)
  if (!facts) return null
  const { pieces, stock } = facts
  const units = unitsInWords(facts)
  return (
    <Link
      to={`${home}/editproduct/${id}#stock`}
      className={`grid whitespace-nowrap underline-offset-4 hover:underline ${stock === 'out' ? 'text-danger' : ''}`}
    >
      {pieces === 0 ? 'Out' : pieces}
      {pieces > 0 && units ? <span className="text-xs text-warning">{units}</span> : null}
    </Link>
  )
}

/** The same on a card, in words. */
export function StockWords({ id }: { id: number }) {
  const facts = useFacts(id)
  if (!facts) return null
  const { pieces } = facts
  if (pieces === 0) return <span className="text-danger">Out of stock</span>
  const units = unitsInWords(facts)
  return (
    <>
      {pieces} in stock
      {units ? <span className="text-warning"> · {units}</span> : null}
    </>
  )
}

/** '1 low, 2 out'; '' where each unit has enough. */
function unitsInWords({ low, out }: ProductFacts) {
  return [low > 0 ? `${low} low` : '', out > 0 ? `${out} out` : ''].filter(Boolean).join(', ')
}

/** What keeps the product from selling, in red, or makes it sell less. Hints are only in the product's own checklist. */
export function MissingCell({ id }: { id: number }) {
  const missing = useFacts(id)?.missing.filter(({ severity }) => severity !== 'hint') ?? []
  if (missing.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-2 text-sm">
      {missing.map(({ check, severity }) => (
        <span key={check} className={looks[severity]}>
          {lackWords[check]}
        </span>
      ))}
    </span>
  )
}

const looks = { stops: 'text-danger', hurts: 'text-warning', hint: 'text-muted' }

function useFacts(id: number) {
  return useContext(Loaded)?.get(id)
}
