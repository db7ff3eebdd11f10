import { CircleAlert } from 'lucide-react'

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
