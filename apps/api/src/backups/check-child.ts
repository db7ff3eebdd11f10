import { checkDatabase } from '@etrend/database'
import { READY } from '../lib/helper-process'

// Checking takes seconds of CPU: a process of its own keeps the shop answering meanwhile.
process.once('message', (file) => {
  process.send?.(answer(String(file)), () => process.disconnect())
})
process.send?.(READY)

function answer(file: string) {
  try {
    return { facts: checkDatabase(file) }
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
}
