import { CircleAlert } from 'lucide-react'
import { messageOf } from '../lib/api'

/** What is wrong with a field, under it, in words and with a mark. */
export function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  if (!problem) return null
  return (
    <p id={id} role="alert" className="mt-1 flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {problem}
    </p>
  )
}

/**
 * Why a form could not be sent: the server's words, else `otherwise`. Nothing while there is no error, or where the error
 * is shown at one of the fields, whose problems are `shown`.
 */
export function FormProblem({
  id,
  error,
  shown = [],
  otherwise,
}: {
  id: string
  error: unknown
  shown?: (string | undefined)[]
  otherwise: string
}) {
  const isElsewhere = error && !shown.some(Boolean)
  return (
    <FieldProblem id={id} problem={isElsewhere ? (messageOf(error) ?? otherwise) : undefined} />
  )
}
