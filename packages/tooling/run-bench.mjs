import { run } from './run.mjs'

/** Runs a benchmark of the built shop, and gives its exit code. */
export async function runBench(pnpm, name, args = []) {
  const command = ['--silent', '--filter', '@etrend/bench', 'bench', `src/${name}.ts`]
  const { code } = await run('pnpm', [...command, ...args], { path: [pnpm] })
  return code
}
