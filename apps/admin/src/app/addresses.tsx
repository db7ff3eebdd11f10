import { type Needed, recordPermissions, roleInWords } from '@etrend/contract'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { AcceptInviteScreen } from '../account/accept-invite-screen'
import { ConfirmEmailScreen } from '../account/confirm-email-screen'
import { HandoverScreen } from '../account/handover-screen'
import { OwnRole } from '../account/own-role'
import { SignInScreen } from '../account/sign-in-screen'
import { home, signInThen } from '../lib/addresses'
import { lazyScreen } from '../lib/lazy-screen'
import { useOwnRole } from '../lib/own-role'
import { useStored } from '../lib/session'
import { ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { May } from '../ui/may'
import { Layout } from './layout'
import { resources } from './resources'
import { screens } from './screens/screens'

const Dashboard = lazyScreen(async () => (await import('../dashboard/dashboard')).Dashboard)

/** All routes of the back-office. A noun's routes (list, add, edit) come from its definition. */
export function Addresses() {
  return (
    <Routes>
      <Route path="/" element={<Navigate replace to={home} />} />
      <Route path="/handover" element={<HandoverScreen />} />
      <Route path={home}>
        <Route path="login" element={<SignInScreen />} />
        <Route path="handover" element={<HandoverScreen />} />
        <Route path="accept-invite" element={<AcceptInviteScreen />} />
        <Route path="confirm-email" element={<ConfirmEmailScreen />} />
        <Route element={<StaffOnly />}>
          <Route element={<OwnRole />}>
            <Route element={<Layout />}>
              <Route index element={<Dashboard />} />
              {resources.map(resourceRoutes)}
              {screens.map(({ path, permission, Component }) => (
                <Route key={path} element={<Allowed needed={permission} />}>
                  <Route path={path} element={<Component />} />
                </Route>
              ))}
              <Route path="*" element={<NotFound />} />
            </Route>
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<Navigate replace to={home} />} />
    </Routes>
  )
}

/** Redirects users who aren't signed in as staff to the sign-in screen, and back afterwards. The server checks access. */
function StaffOnly() {
  const { pathname, search } = useLocation()
  const isStaff = useStored('role') === 'admin'
  const access = useStored('access')
  if (access && isStaff) return <Outlet />
  return <Navigate replace to={signInThen(pathname + search)} />
}

function resourceRoutes({ key, paths, List, Add, Edit }: (typeof resources)[number]) {
  const toList = <Navigate replace to={`${home}/${paths.list}`} />
  return (
    <Route key={paths.list} element={<Allowed needed={recordPermissions[key]} />}>
      <Route path={paths.list} element={<List />} />
      <Route path={paths.add} element={<Add />} />
      <Route path={paths.edit} element={<Edit />} />
      {paths.alsoList?.map((path) => (
        <Route key={path} path={path} element={toList} />
      ))}
    </Route>
  )
}

/** A screen for those whose role includes it; others who open its address are told so. */
function Allowed({ needed }: { needed: Needed }) {
  return (
    <May needed={needed} otherwise={<NotAllowed />}>
      <Outlet />
    </May>
  )
}

/** Shown instead of a screen that isn't part of the signed-in person's role. */
function NotAllowed() {
  const own = useOwnRole()
  return (
    <>
      <ScreenHeader title="Not part of your role" />
      <p className="max-w-prose py-4 text-base">
        You work here as {own && roleInWords(own)}. Ask an owner of the shop if you need this page:
        they can give you another role.
      </p>
      <ButtonLink to={home}>Go to the dashboard</ButtonLink>
    </>
  )
}

function NotFound() {
  return (
    <>
      <ScreenHeader title="There is nothing at this address" />
      <p className="max-w-prose py-4 text-base">It may have been moved, or mistyped.</p>
      <ButtonLink to={home}>Go to the dashboard</ButtonLink>
    </>
  )
}
