import type { RecordNoun } from '@etrend/contract'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DefaultValues } from 'react-hook-form'
import type * as z from 'zod'
import type { Words } from '../lib/words'
import type { Column } from '../ui/column'
import type { Filter } from '../ui/filters'
import type { Draft, FormOf } from '../ui/form'
import type { ListParameters } from '../ui/list-address'

/**
 * One noun of the back-office, as data. `Row` is what its list answers and `Input` what an add sends;
 * `Change` and `One` are what an edit sends and what the single read answers, where those differ.
 */
export type Resource<Row, Input, Change = Input, One = Row> = {
  /** The contract's name of the noun, and the first part of every query key: changing a row asks for all of the noun's queries again. */
  key: RecordNoun
  /** The sidebar's entry. */
  label: string
  icon: LucideIcon
  /** What the delete question calls it, letter for letter (spec §5). */
  entity: string
  /** How a row is called: 'MD'. */
  nameOf: (row: Row) => string
  /**
   * Under /etrendadmin/, as published. `alsoList` are other addresses that lead to the list, `afterAdd`
   * is where a successful add leads; without it the cleared form stays.
   */
  paths: { list: string; add: string; edit: string; alsoList?: string[]; afterAdd?: string }
  titles: { list: string; add: string; edit: string }
  hooks: Hooks<Row, Input, Change, One>
  columns: Column<Row>[]
  filters?: Filter[]
  /** What can be done with many rows at once, beside deleting them. */
  bulkEdits?: (bulk: Bulk) => ReactNode
  schema: z.ZodType<Input, Draft<Input>>
  changeSchema: z.ZodType<Change, Draft<Input>>
  /** What the add form starts with. */
  blank: DefaultValues<Draft<Input>>
  /** What the edit form starts with. */
  draftOf: (saved: One) => DefaultValues<Draft<Input>>
  /** How the rows are called that a saved row names by id and the form finds by typing. */
  namesIn?: (saved: One) => Record<string, string>
  /** The fields of both forms; `saved` is there in the edit form. */
  fields: (form: FormOf<Draft<Input>>, saved?: One) => ReactNode
  /** What stands below the edit form, of the row as it was read. */
  below?: (saved: One) => ReactNode
  /** What an empty list says to do first. */
  firstStep: string
  messages: Messages
}

/** The chosen rows; `finish` takes the choice back once something was done with them. */
export type Bulk = { ids: number[]; finish: () => void }

/** The documented texts (spec §8); the others follow their example. */
type Messages = {
  listNotLoaded: Words
  notLoaded: Words
  added: string
  notAdded: Words
  updated: string
  /** The server refused the edit. */
  updateRefused: Words
  /** The edit never got an answer. */
  updateFailed: Words
  deleted: string
  notDeleted: string
}

/** The contract's five calls as React Query hooks; `asked` carries key, question and failure text. */
type Hooks<Row, Input, Change, One> = {
  useRows: (asked: Asked<{ query: ListParameters }>) => Query<Row[]>
  useRow: (asked: Asked<{ params: { id: string } }>) => Query<One>
  useAdd: () => Mutation<{ body: Input }>
  useEdit: () => Mutation<{ params: { id: string }; body: Change; headers: IfMatch }>
  useRemove: () => Mutation<{ params: { id: string } }>
}

type Asked<Data> = {
  queryKey: readonly unknown[]
  queryData: Data
  meta: { notLoaded: Words }
  gcTime?: number
  staleTime?: number
  placeholderData?: <Body>(previous: Body | undefined) => Body | undefined
}

/** What a read answered; its ETag is among the headers. */
export type Answer<Body> = { body: Body; headers: Headers }

type Query<Body> = {
  data: Answer<Body> | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<{ data: Answer<Body> | undefined }>
}

/** The state of the row that an edit starts from; where it is another by now, the edit is refused. */
type IfMatch = { 'if-match'?: string }

type Mutation<Request> = { mutateAsync: (request: Request) => Promise<unknown>; isPending: boolean }
