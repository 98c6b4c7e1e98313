import { expect, it } from 'vitest'
import { createTurns, type Person } from '../../../server/child/turns.ts'

it('gives places to persons in turn, however many each waits for', async () => {
  const turns = createTurns(1)
  const order: string[] = []
  const first = await turns.take('a')
  const take = async (person: Person, name: string): Promise<void> => {
    const giveBack = await turns.take(person)
    order.push(name)
    giveBack()
  }
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(name => take(name.at(0), name))
  expect(turns.waiting()).toBe(6)
  first()
  first()
  await Promise.all(all)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(turns.waiting()).toBe(0)
})

it('lets who gives up leave the queue, and the place goes to the next', async () => {
  const turns = createTurns(1)
  const giveBack = await turns.take('a')
  const leaving = new AbortController()
  const left = turns.take('b', leaving.signal)
  const next = turns.take('c')
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'cancelled' })
  await expect(turns.take('d', AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' })
  giveBack()
  const second = await next
  second()
  expect(turns.waiting()).toBe(0)
})

it('gives places to the newest and the oldest of a person by turns, where that is wanted', async () => {
  const turns = createTurns(1, 'alternating')
  const order: number[] = []
  const first = await turns.take('a')
  const all = [1, 2, 3, 4, 5].map(async number => {
    const giveBack = await turns.take('a')
    order.push(number)
    giveBack()
  })
  first()
  await Promise.all(all)
  expect(order).toEqual([5, 1, 4, 2, 3])
})
