import { expect, test } from 'vitest'
import { newTestDatabase } from '../test/test-database'
import { writeInSlices } from './slices'

test('each slice does at least one step, however long its preparation takes', async () => {
  const db = await newTestDatabase()
  const steps: number[] = []
  let slices = 0
  await writeInSlices(db, async (_tx, hasTime) => {
    slices += 1
    takeLongerThanASlice()
    while (steps.length < 3 && hasTime()) {
      steps.push(slices)
      takeLongerThanASlice()
    }
    // Without this, slices that do nothing would never end.
    return steps.length === 3 || slices === 10
  })
  expect(steps).toEqual([1, 2, 3])
})

function takeLongerThanASlice() {
  const begun = performance.now()
  while (performance.now() - begun < 25);
}
