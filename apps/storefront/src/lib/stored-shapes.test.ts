import { NOW } from '@etrend/tooling/given-time'
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readKept } from '../cart/kept-units'
import { useDraft } from '../checkout/draft'
import { useRecentlyViewed } from '../product/recently-viewed'
import { useReviewDraft } from '../product/review-draft'
import { useRecentSearches } from '../search/search-panel'
import { shirt } from '../test/shirt'
import { everything } from '../test/shop-answers'
import { CartProvider, useCart } from './cart'
import { useDistrict } from './ordering/district'
import { usePromo } from './ordering/promo'

const blank = {
  name: '',
  phone: '',
  province: '',
  district: '',
  city: '',
  street: '',
  landmark: '',
  email: '',
  note: '',
  buyer_pan: '',
  payment_method: '',
  keep_address: true,
  kept_at: 0,
}
const typed = { ...blank, name: 'Sita', email: 's@example.com', kept_at: NOW }
const unlimited = { percent_off: null, max_off: null, free_delivery: false, products: null }
const promo = { ...unlimited, code: 'DASHAIN', amount_off: 0, percent_off: 10, products: [1] }
const [card] = everything
const sitas = {
  username: 'Sita',
  units: [{ product_color: 1, size: 2, quantity: 3 }],
  district: 'Kaski',
}
const unwritten = { rating: 0, content: '', fit: null }
const written = { rating: 4, content: 'Soft.', fit: 'small' }

type Place = {
  key: string
  read: () => unknown
  /** What is read where nothing is stored. */
  nothing: unknown
  /** What was stored, and what is read of it. */
  pairs: [stored: unknown, read: unknown][]
}

const places: Place[] = [
  {
    key: 'etrend.cart',
    read: () => renderHook(useCart, { wrapper: CartProvider }).result.current.lines,
    nothing: [],
    pairs: [
      [[shirt], [shirt]],
      [[{ ...shirt, quantity: 0 }, { ...shirt, quantity: 1.5 }, shirt, null], [shirt]],
      [
        [
          { ...shirt, price: 'x' },
          { ...shirt, price: -1 },
          { ...shirt, slug: undefined },
        ],
        [],
      ],
      [[{ ...shirt, picture: { src: '/m' } }], []],
      [[{ ...shirt, reduced_from: 4 }], [{ ...shirt, reduced_from: 4 }]],
      [[{ ...shirt, reduced_from: 'four' }], []],
      [{ lines: [shirt] }, []],
    ],
  },
  {
    key: 'etrend.cart.kept',
    read: readKept,
    nothing: undefined,
    pairs: [
      [sitas, sitas],
      // As an older version stored it.
      [
        { ...sitas, district: undefined },
        { ...sitas, district: '' },
      ],
      [{ ...sitas, units: [...sitas.units, { size: 2 }, null] }, sitas],
      [{ ...sitas, units: undefined }, undefined],
      [{ ...sitas, username: undefined }, undefined],
    ],
  },
  {
    key: 'etrend.checkout',
    read: () => renderHook(useDraft).result.current.draft,
    nothing: blank,
    pairs: [
      // As an older version stored it, before a draft had `buyer_pan` and `keep_address`.
      [{ name: 'Sita', email: 's@example.com', kept_at: NOW }, typed],
      [
        { ...typed, name: 7, keep_address: false },
        { ...typed, name: '', keep_address: false },
      ],
      [{ ...typed, kept_at: NOW - 24 * 3_600_000 }, blank],
      [{ ...typed, kept_at: undefined }, blank],
      [{ ...typed, kept_at: `${NOW}` }, blank],
    ],
  },
  {
    key: 'etrend.promo',
    read: () => renderHook(usePromo).result.current,
    nothing: null,
    pairs: [
      [promo, promo],
      // As an older version stored it, whose codes took off an amount only.
      [
        { code: 'OLD', amount_off: 10 },
        { ...unlimited, code: 'OLD', amount_off: 10 },
      ],
      [
        { ...promo, percent_off: 'ten', products: [1, 'two'] },
        { ...promo, percent_off: null },
      ],
      [{ ...promo, amount_off: undefined }, null],
    ],
  },
  {
    key: 'etrend.review',
    read: () => renderHook(() => useReviewDraft(5)).result.current[0],
    nothing: unwritten,
    pairs: [
      [{ product: 5, draft: written }, written],
      [
        { product: 5, draft: { content: 'Soft.', fit: 'small' } },
        { ...written, rating: 0 },
      ],
      [
        { product: 5, draft: { ...written, content: 4 } },
        { ...written, content: '' },
      ],
      [
        { product: 5, draft: { ...written, fit: 'tight' } },
        { ...written, fit: null },
      ],
      // As an older version stored it.
      [
        { product: 5, draft: { rating: 4, content: 'Soft.' } },
        { ...written, fit: null },
      ],
      [{ product: 6, draft: written }, unwritten],
      [{ product: 5 }, unwritten],
    ],
  },
  {
    key: 'etrend.recent',
    read: () => renderHook(useRecentlyViewed).result.current,
    nothing: [],
    pairs: [
      [[card], [card]],
      [[{ ...card, stock: 'plenty' }, card, 'card'], [card]],
      [[{ ...card, colors: [{ color_name: 'Red' }] }], []],
    ],
  },
  {
    key: 'etrend.searches',
    read: () => renderHook(useRecentSearches).result.current,
    nothing: [],
    pairs: [
      [
        ['shirt', 3, null, 'scarf'],
        ['shirt', 'scarf'],
      ],
      [{ 0: 'shirt' }, []],
    ],
  },
  {
    key: 'etrend.district',
    read: () => renderHook(useDistrict).result.current,
    nothing: '',
    pairs: [['Kaski', 'Kaski']],
  },
]

describe.each(places)('what is stored as $key', ({ key, read, nothing, pairs }) => {
  it.each(pairs)('%j is read as far as it is valid', (stored, expected) => {
    localStorage.setItem(key, JSON.stringify(stored))
    expect(read()).toEqual(expected)
  })

  it.each(['{"a":', '', 'null', '7', 'true', '[[]]', '{}'])('%s counts as nothing', (text) => {
    localStorage.setItem(key, text)
    expect(read()).toEqual(nothing)
  })
})
