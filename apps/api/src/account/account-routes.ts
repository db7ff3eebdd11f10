import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { visitorOf } from '../http/access'
import { logEvent } from '../http/security-events'
import { accountHandlers, type AccountParts } from './account'
import { customRoleHandlers } from './custom-roles'
import { emailChangeHandlers } from './email-changes'
import { factorHandlers } from './factor/factors'
import { inviteHandlers } from './invites'
import { memberHandlers } from './members'
import { eraseAccount, readMyData, type OrdersOf } from './my-data'
import { createPasswords, type Passwords } from './passwords'
import { profileHandlers } from './profile'

const { router } = initServer()

type Given = Omit<AccountParts, 'passwords'> & {
  adminOrigin: string
  hasMailServer?: boolean
  ordersOf: OrdersOf
  /** At the shop's own cost unless given. */
  passwords?: Passwords | undefined
}

/**
 * The routes about accounts: signing in and out, a user's own profile and data, and the members of staff. Also returns
 * `requireOwnPassword` and `requireOwnFactor`, with which other routes ask for the password or a code again.
 */
export function accountRoutes(given: Given) {
  const parts = { ...given, passwords: given.passwords ?? createPasswords() }
  const { requireOwnPassword, ...profile } = profileHandlers(parts)
  const { db, sessions } = parts
  const emails = emailChangeHandlers({ ...parts, requireOwnPassword })
  const { handlers: factors, requireOwnFactor } = factorHandlers({ ...parts, requireOwnPassword })
  const routes = {
    privacy: router(contract.privacy, {
      read: async ({ request }) => {
        const { id } = visitorOf(request)
        logEvent(request, 'export', { user: id, file: 'my data' })
        return { status: 200, body: await readMyData(db.read, id, given.ordersOf) }
      },
      erase: async ({ body, request, reply }) => {
        const visitor = visitorOf(request)
        await requireOwnPassword({ request, reply }, body.current_password)
        await eraseAccount(parts, visitor.id)
        await sessions.end(visitor.session, reply)
        return { status: 204, body: undefined }
      },
    }),
    account: router(contract.account, accountHandlers(parts)),
    factors: router(contract.factors, factors),
    profile: router(contract.profile, { ...profile, ...emails }),
    customRoles: router(contract.customRoles, customRoleHandlers(parts)),
    members: router(contract.members, { ...memberHandlers(parts), ...inviteHandlers(parts) }),
  }
  return { routes, requireOwnPassword, requireOwnFactor }
}
