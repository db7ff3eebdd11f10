/** The screens about staff, their actions, trash and backups, bundled into one script. */
export { BackupsScreen } from '../../backups/backups-screen'
export { ProfileScreen } from '../../profile/profile-screen'
export { AuditScreen } from '../../records/audit-screen'
export { TrashScreen } from '../../records/trash-screen'
export { StaffScreen } from '../../staff/staff-screen'
