import { expect, test } from 'vitest'
import { newTestDatabase } from '../test/test-database'
import { writeInSlices, type HasTime } from './slices'

const LONGER_THAN_A_SLICE = 25

test('each slice does at least one step, however long its preparation takes', async () => {
  const db = await newTestDatabase()
  const steps: number[] = []
  let slices = 0
  let elapsed = 0
  const slice = async (_tx: unknown, hasTime: HasTime) => {
    slices += 1
    elapsed += LONGER_THAN_A_SLICE
    while (steps.length < 3 && hasTime()) {
      steps.push(slices)
      elapsed += LONGER_THAN_A_SLICE
    }
    // Without this, slices that do nothing would never end.
    return steps.length === 3 || slices === 10
  }
  await writeInSlices(db, slice, () => elapsed)
  expect(steps).toEqual([1, 2, 3])
})
