// The image's HEALTHCHECK: exits with 0 when the shop in this container is ready, else with 1 and the reason.
const address = `http://127.0.0.1:${process.env.PORT ?? 4000}/readyz`
const problem = await problemAt(address)
if (problem) {
  process.stderr.write(`${address}: ${problem}\n`)
  process.exitCode = 1
}

async function problemAt(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) })
    return answer.ok ? undefined : await answer.text()
  } catch (error) {
    return error.cause?.message ?? error.message
  }
}
