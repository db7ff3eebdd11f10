import { BaseSequencer } from 'vitest/node'
import { isDeep } from './depth.mjs'

/**
 * The order of test files for vitest's `sequence.sequencer`: files whose paths contain one of these texts start first,
 * the others follow in vitest's own order. A long file that starts last keeps one worker busy while the others are idle.
 * The deep run has no such order: it shuffles the files.
 */
export function longestFirst(...texts) {
  if (isDeep) return undefined
  return class extends BaseSequencer {
    async sort(files) {
      const sorted = await super.sort(files)
      const isLong = ({ moduleId }) => texts.some((text) => moduleId.includes(text))
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
    }
  }
}
