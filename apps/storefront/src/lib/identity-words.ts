import type { Shop } from '@etrend/contract'

/** Under which numbers the shop is registered: 'Registration 123', 'PAN/VAT 456'; only those that are given. */
export function identityWords({
  registration_number,
  tax_number,
}: Pick<Shop, 'registration_number' | 'tax_number'>) {
  return [
    ...(registration_number ? [`Registration ${registration_number}`] : []),
    ...(tax_number ? [`PAN/VAT ${tax_number}`] : []),
  ]
}
