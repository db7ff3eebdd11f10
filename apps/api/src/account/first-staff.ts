import { randomBytes } from 'node:crypto'
import { StartError } from '@etrend/database'
import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { user } from '../db/schema/people'
import { weaknessOf } from './password-rules'
import { createPasswords, type Passwords } from './passwords'

/**
 * Creates the first staff account if there is none. Returns its email address, and the password if it generated one:
 * only the hash is stored, so it can't be shown later. Undefined when staff exist. Throws StartError when a shopper
 * has the address or the given password is easy to guess.
 */
export async function createFirstStaff(given: {
  db: Database
  clock: () => Date
  email: string
  password?: string | undefined
  /** At the shop's own cost unless given. */
  passwords?: Passwords
}): Promise<{ email: string; password?: string } | undefined> {
  const { db, clock, passwords = createPasswords() } = given
  if (await hasStaff(db.read)) return undefined

  const email = given.email.toLowerCase()
  const password = given.password ?? randomBytes(15).toString('base64url')
  const weakness = await weaknessOf(password, { email })
  if (weakness) throw new StartError(`ADMIN_PASSWORD ${weakness}: choose another.`)
  const password_hash = await passwords.hash(password)
  const created_at = clock().toISOString()
  await db.transaction(async (tx) => {
    if (await has(tx, 'email', email)) {
      throw new StartError(`ADMIN_EMAIL ${email} is a shopper's account: choose another address.`)
    }
    const username = await freeUsername(tx, email)
    const owner = { role: 'admin', staff_role: 'owner' } as const
    await tx.insert(user).values({ username, email, password_hash, ...owner, created_at })
  })
  return given.password === undefined ? { email, password } : { email }
}

async function hasStaff(queries: Queries) {
  return (await queries.$count(user, eq(user.role, 'admin'))) > 0
}

/** The part of the address before the @, with a number added when a shopper has that name. */
async function freeUsername(tx: Queries, email: string) {
  const [name = email] = email.split('@')
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? name : `${name}${number}`
    if (!(await has(tx, 'username', username))) return username
  }
}

/** Whether an account has this user name or email address, in any letter case. */
export async function has(tx: Queries, column: 'email' | 'username', value: string) {
  return (await tx.$count(user, eq(sql`lower(${user[column]})`, value))) > 0
}
