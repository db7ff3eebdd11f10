// Runs before each test file.
import { NOW, startAt } from './given-time.mjs'

startAt(NOW)
