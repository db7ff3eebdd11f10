/** Whether this is the deep run (`npm run test:deep`), which runs everything; `npm test` runs what takes minutes. */
export const isDeep = process.env.TEST_DEPTH === 'deep'

/** The test files that this run leaves out, for `exclude` of a vitest configuration. */
export const leftOut = ['**/node_modules/**', ...(isDeep ? [] : ['**/*.deep.test.*'])]
