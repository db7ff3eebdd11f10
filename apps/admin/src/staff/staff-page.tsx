import { PageHeader } from '../ui/display/page-header'
import { Invites } from './invites'
import { Members } from './members'

/** The staff members and the open invitations. */
export function StaffPage() {
  return (
    <>
      <PageHeader title="Staff" />
      <div className="grid gap-10 pt-6">
        <Members />
        <Invites />
      </div>
    </>
  )
}
