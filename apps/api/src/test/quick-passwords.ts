import { createPasswords } from '../account/passwords'

/** Passwords at argon2's lowest cost. Sign-ins at the shop's own cost took a fifth of the API tests' time. */
export const quickPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 })
