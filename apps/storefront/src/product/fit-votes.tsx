import type { FitVotes as Votes } from '@etrend/contract'
import { fitWords } from '@etrend/contract/review-words'
import { formatNumber } from '@etrend/domain'

// Fewer votes say little about the next buyer.
const FEWEST = 3

/** How many buyers say that a product runs small, is true to size or runs large; nothing without votes. */
export function FitVotes({ votes }: { votes: Votes }) {
  const { small, right, large } = votes
  const total = small + right + large
  if (total === 0) return null
  const rows = [
    [fitWords.small, small],
    [fitWords.right, right],
    [fitWords.large, large],
  ] as const
  return (
    <>
      <p id="fit-votes" className="mt-5 text-sm font-medium">
        {fitSentence(votes) ?? 'How it fits'}
      </p>
      <ul aria-labelledby="fit-votes" className="mt-2 space-y-1 text-sm tabular-nums">
        {rows.map(([words, count]) => (
          <li key={words} className="star-row fit-row">
            <span>{words}</span>
            <svg aria-hidden className="star-bar">
              <rect width={`${(count / total) * 100}%`} height="100%" />
            </svg>
            <span>
              {count}
              <span className="sr-only">{count === 1 ? ' buyer' : ' buyers'}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The same in a sentence, in muted ink; nothing while it says too little. */
export function FitLine({ votes }: { votes: Votes }) {
  const sentence = fitSentence(votes)
  return sentence ? <p className="mt-2 text-muted">{sentence}</p> : null
}

/**
 * What the buyers say about the fit, and which size to take: 'Runs small for 8 of 10 buyers: take the next size up.'
 * Says that fits differ where fewer than half agree. undefined for fewer than three votes.
 */
export function fitSentence({ small, right, large }: Votes) {
  const total = small + right + large
  if (total < FEWEST) return undefined
  const of = (count: number) => `for ${formatNumber(count)} of ${formatNumber(total)} buyers`
  if (right * 2 > total) return `True to size ${of(right)}.`
  if (small * 2 > total) return `Runs small ${of(small)}: take the next size up.`
  if (large * 2 > total) return `Runs large ${of(large)}: take the next size down.`
  const others = [small > 0 && `small for ${small}`, large > 0 && `large for ${large}`]
  return `Fits differ: true to size ${of(right)}, ${others.filter(Boolean).join(', ')}.`
}
