/** The screens about staff, their actions, trash and backups, bundled into one script. */
export { BackupsPage } from '../backups/backups-page'
export { ProfilePage } from '../profile/profile-page'
export { AuditPage } from '../records/audit-page'
export { TrashPage } from '../records/trash-page'
export { StaffPage } from '../staff/staff-page'
