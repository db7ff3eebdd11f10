import { writeFileSync } from 'node:fs'
import { JsonReporter } from 'vitest/node'

/**
 * Writes vitest's JSON report, and adds what vitest leaves out of it: `unhandledErrors`, as { file, test, stack }, which
 * happened outside any test or after its end and make a run fail with every test passed; and `exitCode`, which is missing
 * where the process was killed.
 */
export default class FullReport extends JsonReporter {
  constructor() {
    super({})
  }

  async onTestRunEnd(modules, errors) {
    this.unhandledErrors = errors.map((error) => ({
      file: error.VITEST_TEST_PATH,
      test: error.VITEST_TEST_NAME,
      stack: error.stack || error.message,
    }))
    await super.onTestRunEnd(modules)
  }

  async writeReport(json) {
    const report = { ...JSON.parse(json), unhandledErrors: this.unhandledErrors }
    await super.writeReport(JSON.stringify(report))
    const file = this.ctx.config.outputFile.json
    process.once('exit', (exitCode) => writeFileSync(file, JSON.stringify({ ...report, exitCode })))
  }
}
