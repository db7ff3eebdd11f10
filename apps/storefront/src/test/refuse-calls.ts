/**
 * From now on the test shop answers calls whose path matches with 500, and all others as before. The returned function
 * ends that.
 */
export function refuseCalls(path: RegExp) {
  const answer = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (!path.test(url)) return await answer(input, init)
    return Response.json({ message: 'The shop is out of breath.' }, { status: 500 })
  }
  return () => void (globalThis.fetch = answer)
}
