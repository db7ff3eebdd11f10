/**
 * Shares an amount among parts in proportion to their weights; all of them in paisa. The shares add up to the amount:
 * what rounding down leaves over goes to the parts that lost most by it. Without any weight, the first part gets all.
 */
export function shareOut(amount: number, weights: number[]) {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_weight, at) => (at === 0 ? amount : 0))
  // The products of two amounts can be larger than the whole numbers that a number holds exactly.
  const parts = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight)
    return { at, share: Number(product / BigInt(whole)), lost: Number(product % BigInt(whole)) }
  })
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0)
  const raised = parts.toSorted((a, b) => b.lost - a.lost || a.at - b.at).slice(0, left)
  const more = new Set(raised.map(({ at }) => at))
  return parts.map(({ at, share }) => share + (more.has(at) ? 1 : 0))
}

/** Like `shareOut`, but without any weight nobody gets anything: then the parts don't add up to the amount. */
export function shares(amount: number, weights: number[]) {
  return weights.some((weight) => weight !== 0) ? shareOut(amount, weights) : weights.map(() => 0)
}
