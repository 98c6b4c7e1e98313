import { expect, it } from 'vitest'
import type { DraftSave } from '#contract/rejection.ts'
import { addSave, isHeld, ownBase } from '../../../server/rejection/draft-service.ts'

const save = (writer: string, edit: number, revision: number): DraftSave => ({ writer, edit, revision })
const SAVES = [save('here', 3, 1), save('there', 1, 2), save('here', 5, 3), save('here', 8, 4)]

it.each<[string, DraftSave[], [string, number], number, boolean]>([
  ['the newest save sent again', SAVES, ['here', 8], 4, true],
  ['an older one of the writer that arrives late', SAVES, ['here', 5], 4, true],
  ['later edits', SAVES, ['here', 9], 4, false],
  ['another writer’s', SAVES, ['there', 1], 4, false],
  ['a draft that was replaced by a save without a mark', SAVES, ['here', 8], 5, false],
  ['a draft never saved', [], ['here', 1], 0, false],
])('knows whether a draft holds %s', (_, saves, [writer, edit], current, expected) => {
  expect(isHeld(saves, { writer, edit }, current)).toBe(expected)
})

it.each<[string, DraftSave, number, boolean]>([
  ['a merged save, which is followed by one revision more', { ...save('here', 3, 5), isMerged: true }, 6, true],
  ['one after which another was saved', { ...save('here', 3, 5), isMerged: true }, 7, false],
])('knows whether a draft holds %s', (_, last, current, expected) => {
  expect(isHeld([last], { writer: 'here', edit: 3 }, current)).toBe(expected)
})

it.each<[string, string, number, number]>([
  ['the newest revision of its own', 'here', 2, 4],
  ['its own, whoever saved between', 'here', 1, 4],
  ['its own, though another saved after it', 'there', 1, 2],
  ['the one that it names where it made none later', 'there', 3, 3],
])('rests on %s', (_, writer, base, expected) => {
  expect(ownBase(SAVES, { writer, edit: 9 }, base)).toBe(expected)
})

it('remembers no more saves than it needs', () => {
  const many = Array.from({ length: 60 }, (_, index) => index + 1).reduce<DraftSave[]>(
    (saves, revision) => addSave(saves, { writer: 'here', edit: revision }, revision),
    [],
  )
  expect(many).toHaveLength(50)
  expect(ownBase(many, { writer: 'here', edit: 61 }, 9)).toBe(60)
})
