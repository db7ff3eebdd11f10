import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import type { LineChange } from './cart-changes'

type ChangedLinesProps = { changes: LineChange[]; onContinue: () => void }

/** Replaces the order button when the cart has changed: lists the changes line by line. Nothing was ordered. */
export function ChangedLines({ changes, onContinue }: ChangedLinesProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="changes" className="notice-box">
      <h3 id="changes" className="flex items-center gap-2 font-sans text-base font-medium">
        <TriangleAlert aria-hidden size={18} className="text-warning" />
        Your order has changed, so nothing was ordered yet.
      </h3>
      <ul className="mt-3 space-y-2">
        {changes.map((change) => (
          <li key={change.name + change.message}>
            <span className="block font-medium">{change.name}</span>
            {change.message}
          </li>
        ))}
      </ul>
      <Button className="mt-5 w-full" onClick={onContinue}>
        Review and continue
      </Button>
    </section>
  )
}
