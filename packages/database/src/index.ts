export { checkDatabase, type DatabaseFacts, keptTables } from './check-copy'
export { floorOf, hasMark, isUsableBy, numberOf, refuseBelow, refuseNewer } from './compatibility'
export {
  type CopyProgress,
  type CopySource,
  type Database,
  type DatabaseHealth,
  type HeldLock,
  type Inspected,
  type Locks,
  type MigrationState,
  type Migrations,
  type Mirror,
  type Notes,
  type Queries,
} from './database'
export type { FilePath, Files, NewFile, OpenFile } from './files'
export { folderFiles } from './folder-files'
export { isMissing, moveIfThere, unlessMissing } from './missing'
export {
  createPortable,
  list,
  openPortable,
  type PortableTable,
  quoted,
  type Row,
  valueOf,
} from './portable'
export type { AttemptLimit, Recent } from './recent'
export { slots } from './slots'
export { keepStatements } from './sqlite/kept-statements'
export { applyTo } from './sqlite/migrate'
export { boundCache, openSqlite, PAGE_CACHES, type SqliteDatabase } from './sqlite/open'
export { inspectSqlite, replaceSqlite, sqliteSource } from './sqlite/unopened'
export { StartError } from './start-error'
export { turns } from './turns'
