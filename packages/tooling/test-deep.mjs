// `npm run test:deep`: everything there is. It takes hours, a good part of them in random histories of the money.
process.env.TEST_DEPTH = 'deep'
process.env.MONEY_HISTORIES ??= '20000'
await import('./test.mjs')
