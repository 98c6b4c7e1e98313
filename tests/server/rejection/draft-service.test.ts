import { expect, it } from 'vitest'
import type { DraftSave } from '#contract/rejection.ts'
import { addSave, isHeld, isOwnWork } from '../../../server/rejection/draft-service.ts'

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

it.each<[string, string, number, number, boolean]>([
  ['all later revisions are the writer’s', 'here', 2, 4, true],
  ['one between is another’s', 'here', 1, 4, false],
  ['they are another’s', 'there', 3, 4, false],
  ['nothing is later', 'here', 4, 4, false],
  ['one was saved without a mark', 'here', 3, 5, false],
  ['the base is none there ever was', 'here', 9, 4, false],
])('goes on top only of its own: %s', (_, writer, base, current, expected) => {
  expect(isOwnWork(SAVES, { writer, edit: 9 }, base, current)).toBe(expected)
})

it('does not go on top of more than it remembers', () => {
  const many = Array.from({ length: 60 }, (_, index) => index + 1).reduce<DraftSave[]>(
    (saves, revision) => addSave(saves, { writer: 'here', edit: revision }, revision),
    [],
  )
  expect(many).toHaveLength(50)
  expect(isOwnWork(many, { writer: 'here', edit: 61 }, 10, 60)).toBe(true)
  expect(isOwnWork(many, { writer: 'here', edit: 61 }, 9, 60)).toBe(false)
})
