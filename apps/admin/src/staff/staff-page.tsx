import { PageHeader } from '../ui/page-header'
import { Invites } from './invites'
import { Members } from './members'

/** Who may come in: the members of staff, and those who were invited. */
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
