const breathless = { status: 500, body: { message: 'The shop is out of breath.' } }

/**
 * From now on the test shop answers calls whose path matches with 500, or with the refusal that is given, and all others
 * as before. The returned function ends that.
 */
export function refuseCalls(path: RegExp, { status, body } = breathless) {
  const answer = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (!path.test(url)) return await answer(input, init)
    return Response.json(body, { status })
  }
  return () => void (globalThis.fetch = answer)
}

/** The refusal of one field of a form. */
export function refusedField(status: number, field: string, message: string) {
  return { status, body: { message, fields: { [field]: message } } }
}
