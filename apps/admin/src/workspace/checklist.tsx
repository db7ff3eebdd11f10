import type { Finding, Product } from '@etrend/contract'
import type { SaleState } from '@etrend/domain'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { saleStateNow } from '../catalogue/sale-mark'
import { mendAt } from '../lib/mend-at'
import { PartLink } from '../ui/display/part-link'

/** What keeps the product from selling, the most serious first, each with a link to where it is fixed. */
export function Checklist({ product, findings }: { product: Product; findings: Finding[] }) {
  const stops = findings.filter(({ severity }) => severity === 'stops').length
  const state = saleStateNow(product)
  const isGone = state === 'archived' || state === 'ended'
  return (
    <section aria-labelledby="checklist-title" id="checklist" className="scroll-mt-20">
      <h2 id="checklist-title" className="border-b border-ink/70 pb-1.5 text-lg">
        Checklist
      </h2>
      <p role="status" className="flex items-center gap-2 py-3">
        {isGone || stops > 0 ? null : (
          <CircleCheck size={18} aria-hidden className="shrink-0 text-success" />
        )}
        {isGone ? 'This product is no longer sold.' : verdict(state, stops, findings.length)}
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

function verdict(state: SaleState, stops: number, all: number) {
  if (stops > 0) return 'This product can’t sell yet.'
  if (all === 0) return 'Nothing keeps this product from selling.'
  return state === 'on sale'
    ? 'This product sells, and could sell better.'
    : 'This product can be put on sale, and could sell better.'
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
      <PartLink
        href={href}
        aria-label={`${verb}: ${finding.message}`}
        className="inline-flex h-7 shrink-0 items-center px-2 font-medium underline-offset-4 hover:underline pointer-coarse:h-11"
      >
        {verb}
      </PartLink>
    </li>
  )
}
