/** A whole number from 0 to `limit` - 1. */
export function below(limit: number) {
  return Math.floor(Math.random() * limit)
}

export function pick<Value>(values: readonly Value[]): Value {
  const value = values[below(values.length)]
  if (value === undefined) throw new Error('There is nothing to pick from.')
  return value
}

/** Waits about so many ms: from half of it to one and a half. */
export async function pause(ms: number) {
  await new Promise((resolve) => setTimeout(resolve, ms * (0.5 + Math.random())))
}
