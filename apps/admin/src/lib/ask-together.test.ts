import { describe, expect, it } from 'vitest'
import { askTogether } from './ask-together'

describe('what is asked for in the same moment', () => {
  it('goes out in requests of at most so many ids, each id once', async () => {
    const sent: string[] = []
    const nameOf = askTogether(2, async (ids) => {
      sent.push(ids)
      return ids.split(',').map((id) => ({ id: Number(id), name: `No. ${id}` }))
    })
    const rows = await Promise.all([nameOf(7), nameOf(8), nameOf(8), nameOf(9)])
    expect(rows.map((row) => row?.name)).toEqual(['No. 7', 'No. 8', 'No. 8', 'No. 9'])
    expect(sent).toEqual(['7,8', '9'])
    await nameOf(7)
    expect(sent).toHaveLength(3)
  })

  it('is null where the answer has no such row, and fails with its request alone', async () => {
    const nameOf = askTogether(1, async (ids) => {
      if (ids === '8') throw new Error('Not now')
      return [{ id: 1 }]
    })
    const [missing, failed, found] = await Promise.allSettled([nameOf(7), nameOf(8), nameOf(1)])
    expect(missing).toEqual({ status: 'fulfilled', value: null })
    expect(failed).toMatchObject({ status: 'rejected' })
    expect(found).toEqual({ status: 'fulfilled', value: { id: 1 } })
  })
})
