import type { KeyScope } from '@etrend/contract'

/** What each scope lets a program do. */
export const scopeWords: Record<KeyScope, string> = {
  'read:catalogue': 'Read products, drafts included',
  'write:catalogue': 'Add, change and delete products',
  'read:stock': 'Read stock',
  'write:stock': 'Write stock movements and counts',
  'read:orders': 'Read orders, with names and addresses',
  'write:orders': 'Write notes on orders',
  'write:packing': 'Mark orders as packed, shipped and delivered',
  'read:customers': 'Read customers and mails',
  'read:promotions': 'Read promo codes',
  'write:promotions': 'Make and change promo codes',
  'read:reports': 'Read sales figures',
}
