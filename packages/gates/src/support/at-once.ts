/** Does something with each, so many at a time, and answers the results in order. */
export async function atOnce<Value, Result>(
  most: number,
  values: readonly Value[],
  work: (value: Value, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < values.length) {
      const place = next++
      const [value] = values.slice(place, place + 1)
      if (value !== undefined) results[place] = await work(value, place)
    }
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}
