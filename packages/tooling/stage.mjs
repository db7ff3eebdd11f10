/** Runs a stage of a long command: prints its name before it, and how long it took when it has succeeded. */
export async function stage(title, work) {
  console.log(`${title}…`)
  const began = performance.now()
  const result = await work()
  console.log(`${title}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}
