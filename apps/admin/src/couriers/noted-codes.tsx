import { counted } from '../ui/display/counted'

export type Noted = { number: string; name: string; code: string }

/** The codes that were noted since the screen was opened, the last one first. */
export function NotedCodes({ noted }: { noted: Noted[] }) {
  return (
    <section aria-labelledby="noted-codes">
      <h2 id="noted-codes" className="text-lg">
        {noted.length === 0 ? 'Noted codes' : `${counted(noted.length, 'code')} noted`}
      </h2>
      {noted.length === 0 ? <p className="pt-2 text-muted">Noted codes will appear here.</p> : null}
      <ul aria-label="Noted codes" className="pt-2">
        {noted.map(({ number, name, code }) => (
          <li
            key={`${number} ${code}`}
            className="flex flex-wrap gap-x-4 border-b border-line py-2"
          >
            <span className="font-medium tabular-nums">{number}</span>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="ms-auto wrap-anywhere tabular-nums">{code}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
