import { ScreenHeader } from '../ui/display/screen-header'
import { Invites } from './invites'
import { Members } from './members'
import { Roles } from './roles/roles'

/** The staff members, the open invitations and the roles. */
export function StaffScreen() {
  return (
    <>
      <ScreenHeader title="Staff" />
      <div className="grid gap-10 pt-6">
        <Members />
        <Invites />
        <Roles />
      </div>
    </>
  )
}
