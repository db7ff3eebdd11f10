import { categoryPages } from './categories'

/** The documented header (spec §2). Its categories unfold their sub categories. */
export const standardHeader = [
  menuPage('/', 'Home'),
  ...categoryPages.map(({ path, label }) => menuPage(path, label)),
  menuPage('/all-products', 'Our Products'),
]

export function menuPage(address: string, label: string) {
  return { kind: 'page' as const, label, address }
}
