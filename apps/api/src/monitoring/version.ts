import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { apiPackage } from '../paths'

const packageFile = z.object({ version: z.string() })

/** The version of the shop that runs. */
export function shopVersion() {
  return packageFile.parse(JSON.parse(readFileSync(apiPackage, 'utf8'))).version
}
