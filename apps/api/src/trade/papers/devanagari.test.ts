import { pdfText } from '@etrend/tooling/pdf-text'
import { describe, expect, it } from 'vitest'
import { billsOf, shopWith, vatSkirt } from '../../test/billing'
import { call, delivered } from '../../test/staff-orders'

describe('names in Devanagari', () => {
  it.each(['vat_inclusive', 'pan'])(
    'are on a bill, its copy and its credit note: %s',
    async (mode) => {
      const shop = await shopWith(mode)
      await shop.patch('/staff/settings', { name: 'श्री गणेश पसल eTrend' })
      const name = 'सीता कुमारी श्रेष्ठ'
      const placed = await delivered(shop, { ...vatSkirt, name, street: 'वडा नं. १०, Baneshwor' })
      const reason = 'टाँका फाट्यो'
      await call(shop, 'POST', `/orders/${placed.number}/refunds`, { amount: 1, reason })
      const { bills, credit_notes } = await billsOf(shop, placed)
      const of = `/bills/${bills[0]?.id}`
      const papers = [of, of, `/credit-notes/${credit_notes[0]?.id}`]
      for (const [at, path] of papers.entries()) {
        const words = pdfText((await call(shop, 'POST', `${path}/print`)).rawPayload).replaceAll(
          '\n',
          '',
        )
        for (const part of ['श्री गणेश पसल eTrend', name, 'वडा नं. १०, Baneshwor']) {
          expect(words).toContain(part)
        }
        expect(words.includes(reason)).toBe(at === 2)
        expect(words.includes('Copy of Original (1)')).toBe(at === 1)
      }
    },
  )
})
