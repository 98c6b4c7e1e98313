import { expect, it } from 'vitest'
import { askedKeys, MARK_KEYS, storedKeys } from '../../../server/mark-index/mark-keys.ts'
import { sampleMarks } from '../../../server/register/sample/sample-register.ts'
import { compareProfiles } from '../../../server/similarity/compare-marks.ts'
import { describeMark } from '../../../server/similarity/mark-profile.ts'
import { recallNames } from '../../support/recall-names.ts'

const MARKS = 4_000
const NAMES = 100

it('shares a key with every mark that a rule finds near, whatever kind of name is searched for', async () => {
  const register = [...new Set([...(await sampleMarks(MARKS))].map(({ name }) => name))].filter(name => name !== '')
  const stored = new Map(register.map(name => [name, new Set(storedKeys(describeMark(name)))]))
  const lost = recallNames(register, NAMES, 4).flatMap(({ kind, name }) => {
    const wanted = describeMark(name)
    const asked = askedKeys(MARK_KEYS, wanted, [{}])
    return register.flatMap(other => {
      const { level, rules } = compareProfiles(wanted, describeMark(other))
      const isFound = level === 'none' || asked.some(key => stored.get(other)?.has(key))
      return isFound ? [] : [`${kind}: ${name} / ${other}, ${rules.map(({ id }) => id).join(' ')}`]
    })
  })
  expect(lost).toEqual([])
})

it.each([
  ['老渔', '小渔'],
  ['乐美 PLUS', '美美'],
  ['金龙·云山', '玉龙'],
])('%s finds %s, which differs in the qualifying character alone', (name, other) => {
  const stored = storedKeys(describeMark(other))
  const asked = askedKeys(MARK_KEYS, describeMark(name), [{}])
  expect(compareProfiles(describeMark(name), describeMark(other)).level).not.toBe('none')
  expect(asked.some(key => stored.includes(key))).toBe(true)
})
