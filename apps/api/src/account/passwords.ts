import { Refusal } from '../lib/refusal'

export type Passwords = ReturnType<typeof createPasswords>

/** Loaded for the first password, so that the shop starts sooner. */
const argon2 = () => import('@node-rs/argon2')

/**
 * Hashes and compares passwords with argon2id, at `cost` (memory in KiB). At the shop's own cost each takes 64 MiB and a
 * thread for about 30 ms, so at most two run at the same time and 64 wait; further ones are refused with 503. That
 * leaves threads for pictures and files.
 */
export function createPasswords(cost = shopCost) {
  const enter = concurrencyLimit(2, 64)
  return {
    hash: (password: string) => enter(async () => (await argon2()).hash(password, cost)),

    /**
     * Whether the password matches the stored hash. Without a stored hash, and with one that can't be read (an erased
     * account has ''), it takes as long and answers false.
     */
    matches: (password: string, kept: string | undefined) =>
      enter(async () => {
        const { verify } = await argon2()
        const isSame = await verify(kept ?? '', password).catch(() => undefined)
        if (isSame === undefined) await verify(decoyHash, password)
        return isSame ?? false
      }),
  }
}

// More than the minimum of OWASP Password Storage (19 MiB): a sign-in may take this much. argon2id is the default.
const shopCost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 }

// The hash of 32 random bytes that nobody knows, at the cost above. Comparing a password with it makes the sign-in of
// an unknown email address take as long as that of a known one.
const decoyHash =
  '$argon2id$v=19$m=65536,t=2,p=1$BYEAORMkK2gDwEq0gxBQ9g$VPQtb+VgFyXIMIjsDAnmWxqB0zayrK8k8DvyViVo+Ww'

/** A concurrency limit: runs `width` calls at the same time while `line` more wait. Throws 503 for further calls. */
export function concurrencyLimit(width: number, line: number) {
  let inside = 0
  const waiting: (() => void)[] = []

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside < width) inside += 1
    else if (waiting.length < line) await new Promise<void>((enter) => waiting.push(enter))
    else throw new Refusal(503, 'Too many people are signing in right now. Please try again.')
    try {
      return await work()
    } finally {
      // The slot passes directly to the first call that waits, so `inside` doesn't change.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
