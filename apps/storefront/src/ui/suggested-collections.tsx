import { collections } from '../lib/collections'

/** The three collections as a table of contents. */
export function SuggestedCollections() {
  return (
    <ul className="border-t border-line">
      {collections.map(({ path, title }) => (
        <li key={path} className="border-b border-line">
          <a href={path} className="index-link">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
