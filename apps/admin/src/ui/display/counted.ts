import { formatNumber } from '@etrend/domain'
/** '1 piece', '12 pieces'; `many` where adding an s won't do. */
export function counted(count: number, one: string, many = `${one}s`) {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
