/** What a database is, for a check; or why it can't be read, in words without a full stop. */
export type Inspected =
  | {
      name: string
      /** Whether the shop doesn't run on this version of the server. */
      isTooOld: boolean
      usability: 'older' | 'unusable' | 'usable'
      /** How far its clock is ahead of this machine's. */
      secondsAhead: number
    }
  | { failure: string }
