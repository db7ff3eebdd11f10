/** The form of an entry. */
export type EntryValues = { kind: string; target: string; address: string; label: string }
