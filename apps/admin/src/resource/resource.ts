import type { ExportedNoun } from '@etrend/contract'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DefaultValues } from 'react-hook-form'
import type * as z from 'zod'
import type { Words } from '../lib/words'
import type { Draft, FormOf } from '../ui/form/form'
import type { Column } from '../ui/list/column'
import type { Filter } from '../ui/list/filters'
import type { ListParameters } from '../ui/list/list-address'
import type { Match, Matching } from '../ui/list/use-selection'

/**
 * One noun of the back-office, as data. `Row` is a row of its list and `Input` the body of an add. `Change` (the body
 * of an edit) and `One` (the response of the single read) are given only if they differ from those.
 */
export type Resource<Row, Input, Change = Input, One = Row> = {
  /** The noun's name in the contract, and the first part of its query keys: a changed row reloads all its queries. */
  key: ExportedNoun
  /** Its entry in the sidebar. */
  label: string
  icon: LucideIcon
  /** What the delete question calls it, letter for letter (spec §5). */
  entity: string
  /** A row's name: 'MD'. */
  nameOf: (row: Row) => string
  /**
   * Paths under /etrendadmin/, as documented. `alsoList` are other paths that redirect to the list. `afterAdd` is the
   * screen after a successful add; without it the cleared form stays.
   */
  paths: { list: string; add: string; edit: string; alsoList?: string[]; afterAdd?: string }
  /** Search words of its list beside the titles. */
  words?: string
  titles: { list: string; add: string; edit: string }
  hooks: Hooks<Row, Input, Change, One>
  columns: Column<Row>[]
  filters?: Filter[]
  /** Surrounds the table of a page's rows, to load more for its cells. */
  around?: (rows: Row[], table: ReactNode) => ReactNode
  /** Buttons and links of the list's head, for the list as it is filtered, and actions of one row beside Edit. */
  listActions?: (asked: ListParameters) => ReactNode
  rowActions?: (row: Row) => ReactNode
  /** Says in the question before rows are deleted what is deleted with them. */
  deletedWith?: (ids: number[]) => ReactNode
  /** Counts the rows that a list's filters find, so that they can be changed as a whole. */
  countMatching?: (query: Record<string, string>) => Promise<Matching>
  /** What can be done with many rows at once, beside deleting them. */
  bulkEdits?: (bulk: Bulk) => ReactNode
  schema: z.ZodType<Input, Draft<Input>>
  changeSchema: z.ZodType<Change, Draft<Input>>
  /** What the add form starts with. */
  blank: DefaultValues<Draft<Input>>
  /** What the add form starts with instead, by the parameters of its address. */
  startOf?: (asked: URLSearchParams) => DefaultValues<Draft<Input>>
  /** What the edit form starts with. */
  draftOf: (saved: One) => DefaultValues<Draft<Input>>
  /** The names of related rows by field, for fields that hold an id and are chosen by typing. */
  namesIn?: (saved: One) => Record<string, string>
  /** The fields of both forms; `saved` is there in the edit form. */
  fields: (form: FormOf<Draft<Input>>, saved?: One) => ReactNode
  /** The second button of the add form, which opens the new row's screen, and what is left to do there. */
  setUp?: { label: string; next: string }
  /** The title of the edit screen where it isn't `titles.edit`. */
  titleOf?: (saved: One) => string
  /** Shown beside the title of the edit screen: the row's state and links. */
  besideTitle?: (saved: One) => ReactNode
  /** Its forms use the whole width: the fields arrange themselves in columns. */
  isWide?: true
  /** Content above the edit form, for the row as it was loaded. */
  above?: (saved: One) => ReactNode
  /** Content below the edit form, for the row as it was loaded. */
  below?: (saved: One) => ReactNode
  /** The text of an empty list: what to do first. */
  firstStep: string
  messages: Messages
}

/**
 * The `count` selected rows: `ids`, or with `match` all rows that match but `ids`. `finish` clears the selection after
 * something was done with them.
 */
export type Bulk = { ids: number[]; match: Match | undefined; count: number; finish: () => void }

/** The noun's toasts: documented (spec §8), or worded like the documented ones. */
type Messages = {
  listNotLoaded: Words
  notLoaded: Words
  added: string
  notAdded: Words
  updated: string
  /** The server refused the edit. */
  updateRefused: Words
  /** The edit got no response. */
  updateFailed: Words
  deleted: string
  notDeleted: string
}

/** The contract's five calls as React Query hooks. `asked` has the query key, the parameters and the failure text. */
type Hooks<Row, Input, Change, One> = {
  useRows: (asked: Asked<{ query: ListParameters }>) => Query<Row[]>
  useRow: (asked: Asked<{ params: { id: string } }>) => Query<One>
  useAdd: () => Mutation<{ body: Input }, { body: Row }>
  useEdit: () => Mutation<{ params: { id: string }; body: Change; headers: IfMatch }>
  useRemove: () => Mutation<{ params: { id: string } }>
}

/** What a query hook is called with. */
export type Asked<Data> = {
  queryKey: readonly unknown[]
  queryData: Data
  meta: { notLoaded: Words }
  gcTime?: number
  staleTime?: number
  placeholderData?: <Body>(previous: Body | undefined) => Body | undefined
}

/** The response of a read. Its ETag is in the headers. */
export type Answer<Body> = { body: Body; headers: Headers }

type Query<Body> = {
  data: Answer<Body> | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<{ data: Answer<Body> | undefined }>
}

/** The ETag of the row that an edit started from. If the row has changed since, the server refuses the edit (409). */
type IfMatch = { 'if-match'?: string }

type Mutation<Request, Result = unknown> = {
  mutateAsync: (request: Request) => Promise<Result>
  isPending: boolean
}
