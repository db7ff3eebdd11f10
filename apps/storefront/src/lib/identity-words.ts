import type { Shop } from '@etrend/contract'

/** The numbers that the shop is registered under: 'Registration 123', 'PAN/VAT 456'. Leaves out empty ones. */
export function identityWords({
  registration_number,
  commerce_number,
  tax_number,
}: Pick<Shop, 'registration_number' | 'commerce_number' | 'tax_number'>) {
  return [
    ...(registration_number ? [`Registration ${registration_number}`] : []),
    ...(commerce_number ? [`Commerce registration ${commerce_number}`] : []),
    ...(tax_number ? [`PAN/VAT ${tax_number}`] : []),
  ]
}
