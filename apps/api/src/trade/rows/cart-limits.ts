type Limits = { most_a_line: number; most_an_order: number; phone: string }
type Line = { name: string; quantity: number }

/** Why so many pieces can't be ordered online, as a sentence that says how to get more; undefined when they can. */
export function limitProblem(lines: Line[], limits: Limits) {
  const long = lines.find(({ quantity }) => quantity > limits.most_a_line)
  if (long) {
    return `We take at most ${pieces(limits.most_a_line)} of ${long.name} here. ${callUs(limits)}`
  }
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (all <= limits.most_an_order) return undefined
  return `We take at most ${pieces(limits.most_an_order)} in an order here. ${callUs(limits)}`
}

/** 'Please call us for more: +977 980-0000000.' */
export function callUs({ phone }: Pick<Limits, 'phone'>) {
  return `Please call us for more: ${phone}.`
}

function pieces(count: number) {
  return count === 1 ? '1 piece' : `${count} pieces`
}
