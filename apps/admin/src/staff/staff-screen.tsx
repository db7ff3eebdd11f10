import { ScreenHeader } from '../ui/display/screen-header'
import { Invites } from './invites'
import { Members } from './members'

/** The staff members and the open invitations. */
export function StaffScreen() {
  return (
    <>
      <ScreenHeader title="Staff" />
      <div className="grid gap-10 pt-6">
        <Members />
        <Invites />
      </div>
    </>
  )
}
