import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { signInThen } from '../lib/addresses'
import { useStored } from '../lib/session'

/** Steers whoever is not signed in as staff to the sign-in, and back afterwards. What is allowed, the server decides. */
export function StaffOnly() {
  const { pathname, search } = useLocation()
  const isStaff = useStored('role') === 'admin'
  const access = useStored('access')
  if (access && isStaff) return <Outlet />
  return <Navigate replace to={signInThen(pathname + search)} />
}
