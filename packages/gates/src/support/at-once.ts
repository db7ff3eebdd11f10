/** Calls `work` for each value, at most `most` at a time, and gives the results in the order of the values. */
export async function atOnce<Value, Result>(
  most: number,
  values: readonly Value[],
  work: (value: Value, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = values.entries() // shared: each worker takes the next one
  const worker = async () => {
    for (const [place, value] of left) results[place] = await work(value, place)
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}
