import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shop } from '../test/shop-answers'
import { openPage } from './open-page-for-test'

const before = { ...shop }
afterEach(() => void Object.assign(shop, before))

async function footer() {
  return within(await screen.findByRole('contentinfo'))
}

test('shows the registration numbers, grievance contact and social links that the owner entered', async () => {
  Object.assign(shop, {
    registration_number: '217/080',
    commerce_number: '2081-EC-01234',
    tax_number: '601234567',
    grievance_name: 'Maya Shrestha',
    grievance_email: 'care@example.com',
    instagram_url: 'https://instagram.example/etrend',
    facebook_url: 'javascript:alert(1)',
    viber: '+977 9811111111',
  })
  await openPage('/cart')
  const shown = await footer()
  const numbers = 'Registration 217/080 · Commerce registration 2081-EC-01234 · PAN/VAT 601234567'
  expect(await shown.findByText(numbers)).toBeTruthy()
  expect(shown.getByText(/^Grievances: Maya Shrestha/)).toBeTruthy()
  const addressOf = (name: string) => shown.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('care@example.com')).toBe('mailto:care@example.com')
  expect(addressOf('Instagram')).toBe('https://instagram.example/etrend')
  expect(addressOf('Viber')).toBe('viber://chat?number=%2B9779811111111')
  expect(addressOf('WhatsApp')).toBe('https://wa.me/97715550100')
  expect(shown.queryByRole('link', { name: 'Facebook' })).toBeNull()
})

test('leaves out what the owner has not entered', async () => {
  await openPage('/cart')
  const shown = await footer()
  expect(await shown.findByRole('link', { name: 'WhatsApp' })).toBeTruthy()
  for (const words of [/Grievances/, /registration/i, /PAN/, /Facebook|Instagram|TikTok/])
    expect(shown.queryByText(words)).toBeNull()
})
