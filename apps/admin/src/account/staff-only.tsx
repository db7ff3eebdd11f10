import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { signInThen } from '../lib/addresses'
import { useStored } from '../lib/session'

/** Redirects users who aren't signed in as staff to the sign-in page, and back afterwards. The server checks access. */
export function StaffOnly() {
  const { pathname, search } = useLocation()
  const isStaff = useStored('role') === 'admin'
  const access = useStored('access')
  if (access && isStaff) return <Outlet />
  return <Navigate replace to={signInThen(pathname + search)} />
}
