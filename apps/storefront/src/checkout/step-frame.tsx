import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { stepNames, type StepName, stepPath } from './steps'

type StepFrameProps = {
  name: StepName
  title: string
  open: StepName
  /** The lines that a finished, folded step shows. */
  summary: string[]
  isDone: boolean
  children: ReactNode
}

/** A checkout step: open, finished (folded to its summary), or still to come. */
export function StepFrame({ name, title, open, summary, isDone, children }: StepFrameProps) {
  const isOpen = name === open
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <li className="checkout-step" data-open={isOpen}>
      <div className="flex items-center gap-3">
        <span aria-hidden className="step-mark" data-done={isDone && !isOpen}>
          {isDone && !isOpen ? <Check size={16} /> : stepNames.indexOf(name) + 1}
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {isDone && !isOpen && (
          <a href={stepPath(name)} className="text-link touch-line ml-auto text-sm">
            Change<span className="sr-only"> {title.toLowerCase()}</span>
          </a>
        )}
      </div>
      {isOpen && <div className="step-body pt-5">{children}</div>}
      {isDone && !isOpen && (
        <div className="step-body pt-1 text-muted">
          {summary.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
      )}
    </li>
  )
}
