import { isAbove, type Member } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { doneBy } from '../lib/addresses'
import { useOwnRole } from '../lib/own-role'
import { useStored } from '../lib/session'
import { dayOf, momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { Mark } from '../ui/display/mark'
import { CardLine, RowCard } from '../ui/list/row-card'
import { RowMenu, rowActionLook } from '../ui/list/row-menu'
import { usePhone } from '../ui/list/use-phone'
import { May } from '../ui/may'

/** A member of staff: role, last use, and what the signed-in person may change about them. */
export function MemberRow({
  member,
  onAsk,
  onRole,
  onReset,
}: {
  member: Member
  onAsk: () => void
  onRole: () => void
  onReset: () => void
}) {
  const { id, username, email, role_name, has_factor, is_active, created_at, last_used_at } = member
  const isSelf = useStored('email') === email
  const own = useOwnRole()
  const isPhone = usePhone()
  const isBelow = own !== undefined && !isAbove(member.permissions, own.permissions)
  const marks = (
    <>
      <Mark kind="quiet">{role_name}</Mark>
      {isSelf ? <Mark kind="good">You</Mark> : null}
      {has_factor ? <Mark kind="good">Second factor</Mark> : null}
      {is_active ? null : <Mark kind="warning">Disabled</Mark>}
    </>
  )
  const lastActive = last_used_at ? `Last active ${momentOf(last_used_at)}` : 'Never signed in'
  const activity = { to: doneBy(id), 'aria-label': `Activity of ${username}` }
  const canReset = own?.role === 'owner' && has_factor && !isSelf
  const resetting = { 'aria-label': `Reset the second factor of ${username}`, onClick: onReset }
  const moving = { 'aria-label': `Change the role of ${username}`, onClick: onRole }
  const turnWord = is_active ? 'Disable' : 'Enable'
  const turning = { 'aria-label': `${turnWord} ${username}`, onClick: onAsk }
  if (isPhone) {
    return (
      <RowCard
        title={username}
        facts={[
          <Fragment key="facts">
            <CardLine>{email}</CardLine>
            <CardLine>{lastActive}</CardLine>
          </Fragment>,
        ]}
        status={marks}
        menu={
          <RowMenu name={username}>
            <May needed="audit">
              <Link className={rowActionLook} {...activity}>
                Activity
              </Link>
            </May>
            {canReset ? (
              <PressButton className={rowActionLook} {...resetting}>
                Reset factor
              </PressButton>
            ) : null}
            {isBelow ? (
              <PressButton data-edit className={rowActionLook} {...moving}>
                Role
              </PressButton>
            ) : null}
            {isSelf || !isBelow ? null : (
              <PressButton className={rowActionLook} {...turning}>
                {turnWord}
              </PressButton>
            )}
          </RowMenu>
        }
      />
    )
  }
  return (
    <li className="grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)_260px] items-center gap-x-6 gap-y-1 border-b border-line py-2.5 group-data-compact/list:py-1">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium wrap-anywhere">{username}</span>
          {marks}
        </p>
        <p className="wrap-anywhere text-muted">{email}</p>
      </div>
      <p className="text-muted">
        {lastActive}
        <span className="block">Staff since {dayOf(created_at)}</span>
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <May needed="audit">
          <Link
            {...activity}
            className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:h-11"
          >
            Activity
          </Link>
        </May>
        {canReset ? <Button {...resetting}>Reset factor</Button> : null}
        {isBelow ? (
          <Button data-edit {...moving}>
            Role
          </Button>
        ) : null}
        {isSelf || !isBelow ? null : <Button {...turning}>{turnWord}</Button>}
      </div>
    </li>
  )
}
