import { momentOf, when } from '../../lib/times'

/** A time as people say it, 'yesterday, 23:59', with the whole date on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={when(at)}>
      {momentOf(at)}
    </time>
  )
}
