import type { Use } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { inWords } from '../../lib/words'
import { useListHref } from '../list-paths'

/** The records that depend on a row, with links to them. */
export function Uses({ uses }: { uses: Use[] }) {
  const hrefOf = useListHref()
  return (
    <ul className="grid justify-items-start">
      {uses.map(({ noun, count, query }) => {
        const href = hrefOf(noun, query)
        const words = inWords(noun, count)
        return (
          <li key={noun}>
            {href ? (
              <Link
                to={href}
                className="inline-flex items-center underline underline-offset-2 pointer-coarse:h-11"
              >
                Show {words}
              </Link>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ul>
  )
}
