import { isAbove, permissionsOf, role, roleNames } from '@etrend/contract'
import { api } from '../../lib/api'
import { useOwnRole } from '../../lib/own-role'
import { namesOf } from '../../lib/permission-words'
import type { Choices } from '../../ui/controls/choices'
import { roleWords } from '../role-words'

/** The roles that the shop has made beside the six. */
export function useCustomRoles() {
  return api.customRoles.list.useQuery({
    queryKey: ['roles'],
    meta: { notLoaded: 'Failed to fetch the roles' },
  })
}

/** The roles that one may give to others: those that aren't above one's own. */
export function useRoleChoices(): Choices {
  const may = useOwnRole()?.permissions ?? []
  const { data, isError, isFetching, refetch } = useCustomRoles()
  const six = role.options
    .filter((one) => !isAbove(permissionsOf[one], may))
    .map((one) => ({ value: one, label: `${roleNames[one]}: ${roleWords[one]}` }))
  const made = data?.body
    .filter(({ permissions }) => !isAbove(permissions, may))
    .map(({ id, name, permissions }) => ({ value: id, label: `${name}: ${namesOf(permissions)}` }))
  return {
    options: made && [...six, ...made],
    isFailed: isError,
    isTrying: isFetching,
    retry: refetch,
  }
}
