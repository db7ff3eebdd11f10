import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { accountHandlers, type AccountParts } from './account'
import { inviteHandlers } from './invites'
import { memberHandlers } from './members'
import { createPasswords } from './passwords'
import { profileHandlers } from './profile'

const { router } = initServer()

/** The calls about accounts: signing in and out, one's own profile, and who works in the shop. */
export function accountRoutes(given: Omit<AccountParts, 'passwords'> & { adminOrigin: string }) {
  const parts = { ...given, passwords: createPasswords() }
  return {
    account: router(contract.account, accountHandlers(parts)),
    profile: router(contract.profile, profileHandlers(parts)),
    members: router(contract.members, { ...memberHandlers(parts), ...inviteHandlers(parts) }),
  }
}
