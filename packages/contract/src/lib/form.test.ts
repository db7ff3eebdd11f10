import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import {
  colorInput,
  credentials,
  listQuery,
  productChange,
  productColorInput,
  productImageInput,
  productInput,
  productQuery,
  registration,
  sizeInput,
  stockChange,
  stockInput,
} from '../index.ts'
import { rowId } from './form.ts'

const shirt = {
  title: 'Shirt',
  description: 'Light.',
  Brand: 'Himal',
  subcategory: '3',
  price: '2500',
}
const movement = { product_color: '1', size: '2', movement_type: 'In', quantity: '10' }
const photo = new Blob(['pixels'])

describe('a form’s text reads as what it stands for', () => {
  test('numbers and ids', () => {
    expect(productInput.parse(shirt)).toMatchObject({ subcategory: 3, price: 2500 })
    expect(productInput.parse({ ...shirt, subcategory: 3, price: 2500.5 }).price).toBe(2500.5)
    for (const price of ['1,250.50', 'Rs. १,२५०.५०', ' 1250.5 '])
      expect(productInput.parse({ ...shirt, price }).price).toBe(1250.5)
    expect(productInput.safeParse({ ...shirt, price: '12,50' }).success).toBe(false)
    expect(stockInput.parse(movement)).toMatchObject({ product_color: 1, size: 2, quantity: 10 })
  })

  test.each([
    ['True', true],
    ['False', false],
    ['true', true],
    ['FALSE', false],
    [true, true],
    [false, false],
  ])('%o is %o', (sent, read) => {
    const image = { product: 1, color: 1, image: photo, is_display_image: sent }
    expect(productImageInput.parse(image).is_display_image).toBe(read)
  })

  test('a word of a few in any case, and none as what it otherwise is', () => {
    const statusOf = (status?: unknown) => productInput.parse({ ...shirt, status }).status
    expect(['Draft', ' archived ', undefined].map(statusOf)).toEqual([
      'draft',
      'archived',
      'active',
    ])
    expect(productInput.safeParse({ ...shirt, status: '' }).success).toBe(false)
    expect(productChange.parse({}).status).toBeUndefined()
  })

  test('a time without a zone is Nepal’s', () => {
    const timeOf = (ends_at?: unknown) => productInput.parse({ ...shirt, ends_at }).ends_at
    expect(
      [' 2026-03-01 09:30 ', '2026-03-01T03:45:00.5Z', '', null, undefined].map(timeOf),
    ).toEqual(['2026-03-01T03:45:00.000Z', '2026-03-01T03:45:00.500Z', null, null, null])
  })

  test('text loses the spaces around it', () => {
    expect(sizeInput.parse({ size_name: '  XS ' }).size_name).toBe('XS')
  })

  test.each([
    ['#1F2A4D', '#1f2a4d'],
    ['1f2a4d', '#1f2a4d'],
    ['#FfF', '#ffffff'],
    [' abc ', '#aabbcc'],
  ])('the hex code %o is kept as %o', (sent, kept) => {
    expect(colorInput.parse({ color_name: 'Any', hex_code: sent }).hex_code).toBe(kept)
  })

  test.each(['', null, undefined])('a discounted price of %o is none', (none) => {
    expect(productInput.parse({ ...shirt, discounted_price: none }).discounted_price).toBeNull()
  })

  test('flags and notes may be left out of a new row', () => {
    expect(productInput.parse(shirt)).toMatchObject({ is_slider: false, is_featured: false })
    expect(stockInput.parse(movement).notes).toBe('')
  })
})

describe('a change holds only what was sent', () => {
  test('nothing sent changes nothing', () => {
    expect(productChange.parse({})).toEqual({})
    expect(stockChange.parse({})).toEqual({})
  })

  test.each(['', null])('a discounted price of %o takes the stored one away', (none) => {
    expect(productChange.parse({ discounted_price: none })).toEqual({ discounted_price: null })
  })

  test('the title alone changes the title alone', () => {
    expect(productChange.parse({ title: 'Kurta' })).toEqual({ title: 'Kurta' })
  })
})

test('a price is read in Devanagari digits', () => {
  expect(productInput.parse({ ...shirt, price: '१२५०.५०' }).price).toBe(1250.5)
})

describe('refused with the field named', () => {
  refuses('a size', sizeInput, {}, [
    ['size_name', undefined, 'Enter a size name.'],
    ['size_name', '   ', 'Enter a size name.'],
    ['size_name', 'X'.repeat(21), 'Keep a size name to 20 characters.'],
    ['size_name', 'X\u0000S', 'Leave control characters out of a size name.'],
  ])
  refuses('a color', colorInput, { color_name: 'Red' }, [
    ['hex_code', 'red', 'Enter a hex code like #1f2a4d.'],
    ['hex_code', '#12345', 'Enter a hex code like #1f2a4d.'],
  ])
  refuses('a product', productInput, shirt, [
    ['price', '', 'Enter a price as a number.'],
    ['price', '12.345', 'Enter a price with at most two decimals.'],
    ['price', 0, 'Enter a price above 0.'],
    ['price', 1e-9, 'Enter a price above 0.'],
    ['discounted_price', 5e-324, 'Enter a discounted price above 0.'],
    ['discounted_price', 2499.999999999, 'Enter a discounted price below the price.'],
    ['price', '1e3', 'Enter a price as a number.'],
    ['price', Infinity, 'Enter a price as a number.'],
    ['discounted_price', 2500, 'Enter a discounted price below the price.'],
    ['discounted_price', '1.234', 'Enter a discounted price with at most two decimals.'],
    ['subcategory', '', 'Choose a sub category.'],
    ['subcategory', '0', 'Choose a sub category.'],
    ['is_slider', 'yes', 'Answer True or False.'],
  ])
  refuses('a changed product', productChange, { price: 10 }, [
    ['discounted_price', '11', 'Enter a discounted price below the price.'],
  ])
  refuses('a movement', stockInput, movement, [
    ['quantity', '0', 'Enter a quantity as a whole number from 1 to 100000.'],
    ['quantity', '1.5', 'Enter a quantity as a whole number from 1 to 100000.'],
    ['movement_type', 'in', 'Choose In or Out.'],
    ['notes', '\u001b[31m', 'Leave control characters out of notes.'],
  ])
  refuses('a product color', productColorInput, { product: '1', color: '2' }, [
    ['color_img', undefined, 'Choose an image file.'],
    ['color_img', 'a.png', 'Choose an image file.'],
    ['color_img', new Blob([]), 'Choose an image file that is not empty.'],
  ])
  refuses('an account', registration, { username: 'a', email: 'a@b.co', password: '12345678' }, [
    ['password', '1234567', 'Choose a password of at least 8 characters.'],
    ['email', 'a@', 'Enter an email address like name@example.com.'],
  ])
  refuses('a sign-in', credentials, { email: 'a@b.co', password: 'x' }, [
    ['email', '', 'Enter your email address.'],
    ['password', '', 'Enter your password.'],
  ])
  refuses('a list', listQuery, {}, [
    ['page', '0', 'page is a whole number from 1 to 1000000.'],
    ['page_size', '101', 'page_size is a whole number from 1 to 100.'],
  ])
  refuses('a listing', productQuery, {}, [
    ['sort', 'cheap', 'Sort by name, price-asc, price-desc or newest.'],
  ])
  refuses('a path', rowId, {}, [['id', '1x', 'An id is a whole number.']])

  test.each(['constructor', 'toString', 'id', 'is_admin'])('the unknown field %s', (name) => {
    const parsed = sizeInput.safeParse({ size_name: 'XS', [name]: 'x' })
    expect(parsed.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [name] }])
  })

  test('a __proto__ field, which never reaches the prototype', () => {
    const parsed = sizeInput.safeParse(
      JSON.parse('{"size_name":"XS","__proto__":{"is_admin":true}}'),
    )
    expect(parsed.error?.issues).toMatchObject([{ code: 'unrecognized_keys' }])
    expect({}).not.toHaveProperty('is_admin')
  })
})

test('a filter may be given once or several times', () => {
  expect(productQuery.parse({ size: 'S', color: ['red', 'navy'] })).toEqual({
    size: ['S'],
    color: ['red', 'navy'],
  })
})

function refuses(
  noun: string,
  schema: z.ZodType,
  rest: object,
  values: [field: string, value: unknown, message: string][],
) {
  test.each(values)(`${noun} whose %s is %o`, (field, value, message) => {
    const issues = schema.safeParse({ ...rest, [field]: value }).error?.issues ?? []
    const refusals = issues.map((issue) => [issue.path.join('.'), issue.message])
    expect(refusals).toContainEqual([field, message])
  })
}
