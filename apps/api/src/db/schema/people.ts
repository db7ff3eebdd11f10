import type { Role } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { anyCase, choice, count, jsonList, optionalWords, rowId, time, words } from './columns'

/** A role that the shop has made beside the six, which are code. */
export const customRole = sqliteTable(
  'custom_role',
  {
    id: rowId(),
    name: words(),
    /** Permissions of the contract, in its order. */
    permissions: jsonList().notNull(),
    created_at: time().notNull(),
    changed_at: time().notNull(),
  },
  (table) => [uniqueIndex('custom_role_name_once').on(anyCase(table.name))],
)

/** One of the six roles, or 'custom' where `custom_role` says which. */
type KeptRole = Role | 'custom'

export const user = sqliteTable(
  'user',
  {
    id: rowId(),
    username: words(),
    email: words(),
    password_hash: words(),
    role: text({ enum: ['user', 'admin'] }).notNull(),
    /** NULL for customers, and for staff whom a version without roles has added: there, all staff were owners. */
    staff_role: choice<KeptRole>(),
    custom_role: integer().references(() => customRole.id),
    /** The district that a customer chose last, so that other devices know it; '' before the first choice. */
    district: optionalWords(),
    disabled_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('user_username_once').on(anyCase(table.username)),
    uniqueIndex('user_email_once').on(anyCase(table.email)),
    index('user_custom_role').on(table.custom_role),
    check('user_role', sql`role IN ('user', 'admin')`),
  ],
)

/** A link to a new password, sent by email; its token is kept as SHA-256. */
export const passwordReset = sqliteTable(
  'password_reset',
  {
    token_hash: text().primaryKey(),
    user: integer()
      .notNull()
      .references(() => user.id),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    used_at: time(),
  },
  (table) => [index('password_reset_user').on(table.user)],
)

/** A link that confirms an account's new email address, mailed to that address; its token is kept as SHA-256. */
export const emailChange = sqliteTable(
  'email_change',
  {
    token_hash: text().primaryKey(),
    user: integer()
      .notNull()
      .references(() => user.id),
    email: words(),
    /** The address before the change: mails to it are erased with the account. */
    former_email: words(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    used_at: time(),
  },
  (table) => [index('email_change_user').on(table.user)],
)

/** One sign-in. Tokens are kept as SHA-256; `previous_hash` tells a replayed refresh token from garbage. */
export const session = sqliteTable(
  'session',
  {
    id: text().primaryKey(),
    user: integer()
      .notNull()
      .references(() => user.id),
    refresh_hash: words().unique(),
    previous_hash: text(),
    rotated_at: time(),
    binding_hash: text(),
    user_agent: text(),
    /** The app in which its tokens are valid; null in sessions older than this column. */
    app: text({ enum: ['storefront', 'admin', 'internal'] }),
    /** When its person gave their password or a code last; NULL in sessions older than this column. */
    proved_at: time(),
    /** When the second factor was given in it. */
    factor_at: time(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    ended_at: time(),
  },
  (table) => [index('session_user').on(table.user)],
)

/**
 * The authenticator app of a member of staff. The secret is encrypted (account/factor/factor-secrets.ts). It counts once
 * a code has confirmed it; codes of `last_step` and before are used up.
 */
export const secondFactor = sqliteTable('second_factor', {
  user: integer()
    .primaryKey()
    .references(() => user.id),
  secret: words(),
  last_step: count(),
  created_at: time().notNull(),
  confirmed_at: time(),
})

/** A code that works once instead of the app's; kept as SHA-256. */
export const recoveryCode = sqliteTable(
  'recovery_code',
  {
    hash: text().primaryKey(),
    user: integer()
      .notNull()
      .references(() => user.id),
  },
  (table) => [index('recovery_code_user').on(table.user)],
)

/** Codes that work once and soon expire. Only their hashes are kept (db/one-time-codes.ts). */
export const oneTimeCode = sqliteTable('one_time_code', {
  hash: text().primaryKey(),
  kind: text({ enum: ['hand-over', 'download'] }).notNull(),
  /** What the code was made for: the id of a session, and for a download that of a backup behind it. */
  subject: words(),
  expires_at: time().notNull(),
})

/** An invitation to the staff; its token is kept as SHA-256. Accepting or withdrawing it deletes it. */
export const staffInvite = sqliteTable('staff_invite', {
  id: rowId(),
  email: words().unique(),
  /** The role to join with; NULL in an invitation that a version without roles has sent: there, all staff were owners. */
  role: choice<KeptRole>(),
  custom_role: integer().references(() => customRole.id),
  token_hash: text().notNull().unique(),
  invited_by: integer()
    .notNull()
    .references(() => user.id),
  created_at: time().notNull(),
  expires_at: time().notNull(),
})
