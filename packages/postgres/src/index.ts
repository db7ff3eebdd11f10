export {
  type Connection,
  inTransaction,
  openPool,
  type PostgresPlace,
  rowsOf,
  unhurried,
} from './connections'
export { inspectPostgres } from './health'
export { migratePostgres } from './migrate'
export { openMirror } from './mirror'
export { openPostgres } from './open'
export { followsFailure, isUnreachable } from './unreachable'
export {
  movePostgresIn,
  movePostgresOut,
  openPostgresSource,
  refuseNewerPostgres,
  replacePostgres,
} from './whole'
