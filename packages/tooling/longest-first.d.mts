import type { TestSequencerConstructor } from 'vitest/node'

export declare function longestFirst(...texts: string[]): TestSequencerConstructor | undefined
