import type { ProductDetail } from '@etrend/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { MeasuresTable } from '../website/pages/measures-table'
import { ShareButton } from './share-button'

const FitLine = lazy(() => import('./fit-votes').then((m) => ({ default: m.FitLine })))
const Measures = lazy(() => import('./measures').then((m) => ({ default: m.Measures })))

/** What people ask before they buy: what it is made of, and how it fits. */
export function Answers({ product }: { product: ProductDetail }) {
  const { material, care, origin, fit, fit_votes, measures, size_guide } = product
  const facts = [
    ['Material', material],
    ['Care', care],
    ['Made in', origin],
  ].filter(([, words]) => words)
  const [wantsMeasures, setWantsMeasures] = useState(false)
  return (
    <div className="border-t border-line">
      {facts.length > 0 && (
        <Answer title="Material and care">
          <dl className="space-y-3">
            {facts.map(([name, words]) => (
              <div key={name}>
                <dt className="text-sm font-medium">{name}</dt>
                <dd className="text-muted">{words}</dd>
              </div>
            ))}
          </dl>
        </Answer>
      )}
      {(fit || fit_votes || measures || size_guide) && (
        <Answer title="Fit and measures" onOpen={() => setWantsMeasures(true)}>
          {fit && <p className="text-muted">{fit}</p>}
          {fit_votes && wantsMeasures && (
            <Suspense>
              <FitLine votes={fit_votes} />
            </Suspense>
          )}
          {measures && (
            <div className="mt-4">
              <MeasuresTable
                measures={measures}
                sizes={product.sizes.map((one) => one.size_name)}
              />
            </div>
          )}
          {!measures && size_guide && (
            <div className="needs-script mt-4">
              <Suspense fallback={<output className="text-muted">Loading the measures…</output>}>
                {wantsMeasures && <Measures slug={size_guide} product={product} />}
              </Suspense>
            </div>
          )}
        </Answer>
      )}
      <ShareButton title={product.title} />
    </div>
  )
}

function Answer({
  title,
  onOpen,
  children,
}: {
  title: string
  onOpen?: () => void
  children: ReactNode
}) {
  return (
    <details className="unfold" onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary>{title}</summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
