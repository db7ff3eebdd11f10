import type { Finding } from '@etrend/contract'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { mendAt } from '../lib/mend-at'

/** What keeps the product from selling, the most serious first, each with a link to where it is fixed. */
export function Checklist({ findings }: { findings: Finding[] }) {
  const stops = findings.filter(({ severity }) => severity === 'stops').length
  return (
    <section aria-labelledby="checklist-title" className="max-w-3xl">
      <h2 id="checklist-title" className="text-xl">
        Checklist
      </h2>
      <p role="status" className="flex items-center gap-2 py-3">
        {stops > 0 ? null : <CircleCheck size={18} aria-hidden className="text-success" />}
        {verdict(stops, findings.length)}
      </p>
      <ul className="grid">
        {findings.map((finding) => (
          <FoundItem
            key={`${finding.check} ${finding.product_color} ${finding.size}`}
            finding={finding}
          />
        ))}
      </ul>
    </section>
  )
}

function verdict(stops: number, all: number) {
  if (stops > 0) return 'This product can’t sell yet.'
  return all > 0
    ? 'This product sells, and could sell better.'
    : 'Nothing keeps this product from selling.'
}

const marks = {
  stops: { Icon: CircleX, look: 'text-danger', word: 'Can’t sell' },
  hurts: { Icon: CircleAlert, look: 'text-warning', word: 'Sells less' },
  hint: { Icon: Lightbulb, look: 'text-muted', word: 'Hint' },
} as const

function FoundItem({ finding }: { finding: Finding }) {
  const { Icon, look, word } = marks[finding.severity]
  const { href, verb } = mendAt(finding)
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5">
      <Icon size={18} aria-hidden className={`shrink-0 ${look}`} />
      <span className="grow">
        <span className="sr-only">{word}: </span>
        {finding.message}
      </span>
      <a
        href={href}
        aria-label={`${verb}: ${finding.message}`}
        onClick={(event) => {
          event.preventDefault()
          const part = document.getElementById(href.slice(1))
          part?.scrollIntoView({ block: 'start' })
          part?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true })
        }}
        className="inline-flex h-7 items-center px-2 font-medium underline-offset-4 hover:underline pointer-coarse:h-11"
      >
        {verb}
      </a>
    </li>
  )
}
