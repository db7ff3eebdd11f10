import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom'

/**
 * Returns a function that leads to another screen once an action is done. It does nothing where this screen was left
 * meanwhile: whoever went elsewhere while the server was still working stays there, also while that screen is loading.
 */
export function useFollowUp() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (to: To, options?: NavigateOptions) => {
    if (location.pathname === pathname) void navigate(to, options)
  }
}
