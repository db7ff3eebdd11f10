/** The share of changes, in percent, that the tests of an area must notice. */
export const LEAST = 85

/**
 * What is changed on purpose, area by area, and the tests that are nearest to it. Globs are below `folder`. `atOnce`:
 * how many changes are tried at the same time, two unless given; tests that wait for slow gateways leave room for more.
 */
export const areas = [
  {
    name: 'money',
    folder: 'packages/domain',
    mutate: ['src/{rupees,price,cart,promo}.ts'],
    tests: ['src/**/*.test.ts'],
  },
  {
    name: 'promo',
    folder: 'apps/api',
    mutate: ['src/trade/promo-codes/{promo-check,promo-codes,promo-guesses,promo-use}.ts'],
    tests: [
      'src/trade/promo-codes/*.test.ts',
      'src/trade/cart/*.test.ts',
      'src/trade/orders/late-promo.test.ts',
    ],
  },
  {
    name: 'stock',
    folder: 'apps/api',
    mutate: ['src/stock/{count,ledger,levels,receive,unit-levels,units}.ts'],
    tests: [
      'src/stock/*.test.ts',
      'src/store/cards.test.ts',
      'src/trade/cart/cart.test.ts',
      'src/workspace/workspace.test.ts',
    ],
  },
  {
    name: 'orders',
    folder: 'apps/api',
    mutate: [
      'src/trade/orders/{holds,move,order-limits,place,priced-lines,stored-totals}.ts',
      'src/trade/staff-orders/{edit,replace-lines,moves}.ts',
    ],
    tests: [
      'src/trade/orders/{place,order-limits,reviewed-orders,switch-to-cash,clock-jumps}.test.ts',
      'src/trade/staff-orders/*.test.ts',
      'src/trade/promo-codes/promo-codes.test.ts',
      'src/trade/payments/late-payments.test.ts',
    ],
  },
  {
    name: 'payments',
    folder: 'apps/api',
    mutate: [
      'src/trade/payments/{settle,payments,decide-reviews,esewa,esewa-status,khalti,khalti-look-up}.ts',
      'src/trade/orders/{payment-received,payment-rejected}.ts',
    ],
    tests: ['src/trade/payments/*.test.ts', 'src/trade/orders/reviewed-orders.test.ts'],
    atOnce: 4,
  },
  {
    name: 'refunds',
    folder: 'apps/api',
    mutate: ['src/trade/refunds/*.ts', '!src/**/*.test.ts'],
    tests: ['src/trade/refunds/*.test.ts', 'src/trade/returns/{returns,exchange-ends}.test.ts'],
    atOnce: 4,
  },
  {
    name: 'returns',
    folder: 'apps/api',
    mutate: ['src/trade/returns/*.ts', '!src/**/*.test.ts'],
    tests: ['src/trade/returns/*.test.ts', 'src/trade/refunds/refunds.test.ts'],
  },
  {
    name: 'access',
    folder: 'apps/api',
    mutate: ['src/http/{access,hosts,own-origin,limits}.ts'],
    tests: ['src/http/{access,hosts,own-origin,limits,request-log}.test.ts'],
  },
  {
    name: 'sessions',
    folder: 'apps/api',
    mutate: ['src/account/{sessions,session-rows,session-cookie,sign-in,tokens}.ts'],
    tests: [
      'src/account/{sessions,tokens,lockout,account,profile}.test.ts',
      'src/http/{hosts,request-log}.test.ts',
      'src/trade/customers/customers.test.ts',
    ],
  },
  {
    name: 'filters',
    folder: 'apps/api',
    mutate: ['src/store/listing/{bits,facets,filters,genders,product-index,sorted-slots}.ts'],
    tests: ['src/store/listing/*.test.ts'],
  },
]
