import { hash, verify } from '@node-rs/argon2'
import { turnstile } from './turnstile'

export type Passwords = ReturnType<typeof createPasswords>

/**
 * Hashes and compares passwords with argon2id. Each takes 64 MiB and a thread for some 30 ms, so two run at
 * once and 64 wait; more are refused with 503, and pictures and files still find a thread.
 */
export function createPasswords() {
  const enter = turnstile(2, 64)
  return {
    hash: (password: string) => enter(() => hash(password, cost)),

    /** Whether the password is the one kept. Without a kept hash it takes as long and answers false. */
    async matches(password: string, kept: string | undefined) {
      const isSame = await enter(() => verify(kept ?? nobodysHash, password))
      return isSame && kept !== undefined
    },
  }
}

// OWASP Password Storage allows less (19 MiB); this is what a sign-in can afford. argon2id is the default.
const cost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 }

// Of 32 random bytes that were thrown away, at the cost above: it makes an unknown e-mail take as long as a known one.
const nobodysHash =
  '$argon2id$v=19$m=65536,t=2,p=1$BYEAORMkK2gDwEq0gxBQ9g$VPQtb+VgFyXIMIjsDAnmWxqB0zayrK8k8DvyViVo+Ww'
