import { useLocation } from 'react-router-dom'
import { orElse, type Schema } from './schema'

/** What the page before handed on to this one; undefined where it was nothing, or something else. */
export function useLocationState<Value>(schema: Schema<Value>) {
  return orElse(schema, undefined)(useLocation().state)
}
