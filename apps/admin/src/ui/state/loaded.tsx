import type { ReactNode } from 'react'
import { refusalOf } from '../../lib/refusal'
import { FailedState } from './failed-state'
import { FormSkeleton } from './skeleton'

/** Renders loaded data; a skeleton while it is loading; the error with a Retry button if it could not be loaded. */
export function Loaded<Body>({
  answer,
  skeleton = <FormSkeleton />,
  children,
}: {
  answer: {
    data: { body: Body } | undefined
    error: unknown
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  skeleton?: ReactNode
  children: (body: Body) => ReactNode
}) {
  if (answer.data) return children(answer.data.body)
  if (!answer.error) return skeleton
  return (
    <FailedState
      message={refusalOf(answer.error).message}
      isTrying={answer.isFetching}
      onRetry={answer.refetch}
    />
  )
}
