import { join } from 'node:path'
import { isDeep } from './depth.mjs'
import { failedTests } from './failures.mjs'
import { root } from './run.mjs'
import { oneFailed, reportFile, sum } from './totals.mjs'
import { workspaces } from './workspaces.mjs'

/** The failed tests of a package's last run, each with the command that runs it alone, after the settings of `env`. */
export function failuresIn({ folder, manifest }, env = [], report = reportFile) {
  const [{ manifest: house }] = workspaces()
  return failedTests({
    report: join(root, folder, report),
    folder: join(root, folder),
    manifest,
    packageManager: house.packageManager,
    env: isDeep ? ['TEST_DEPTH=deep', ...env] : env,
  })
}

/** Counts one failure when the command failed although no test did. */
export function notHidden(code, totals) {
  return code !== 0 && totals.failed === 0 ? sum([totals, oneFailed]) : totals
}
