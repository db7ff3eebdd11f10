import { Search } from 'lucide-react'
import { type SyntheticEvent, useId } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** A plain form that leads to All products; without script the browser sends it itself. */
export function SearchBox({ onSearch }: { onSearch?: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const term = pathname === '/all-products' ? (new URLSearchParams(search).get('q') ?? '') : ''

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    const query =
      typeof q === 'string' && q.trim() ? `?${new URLSearchParams({ q: q.trim() }).toString()}` : ''
    onSearch?.()
    void navigate(`/all-products${query}`)
  }

  return (
    <search>
      <form action="/all-products" onSubmit={submit} className="relative">
        <label htmlFor={id} className="sr-only">
          Search products
        </label>
        <input
          key={term}
          id={id}
          name="q"
          type="search"
          maxLength={100}
          defaultValue={term}
          placeholder="Search"
          autoComplete="off"
          className="field search-field"
        />
        <button type="submit" className="icon-button absolute top-0 right-0" aria-label="Search">
          <Search aria-hidden size={18} />
        </button>
      </form>
    </search>
  )
}
