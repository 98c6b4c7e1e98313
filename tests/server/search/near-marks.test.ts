import { expect, it } from 'vitest'
import type { Candidate } from '../../../server/search/marks-repository.ts'
import { nearMarks } from '../../../server/search/near-marks.ts'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'
import { describeMark } from '../../../server/similarity/mark-profile.ts'

const NAME = '云山'

const candidates = ['云山', '云山茶', '云杉'].flatMap(name =>
  [9, 30].flatMap(niceClass => [false, true, false].map(isDevice => ({ name, class: niceClass, isDevice }))),
)

it('compares marks of one wording each by its own class and its own device', async () => {
  const marks = candidates.map(
    (mark, id): Candidate => ({
      ...mark,
      id,
      regNo: `${id}`,
      status: 'registered',
      registrationDate: null,
      expiryDate: null,
      groups: null,
    }),
  )
  const near = await nearMarks(marks, describeMark(NAME), [])
  expect(near).toHaveLength(candidates.length)
  for (const { candidate, comparison } of near) {
    const { name, class: niceClass, isDevice: hasDevice } = candidate
    expect(comparison, `${name} ${niceClass} ${hasDevice}`).toEqual(compareMarks(NAME, name, { niceClass, hasDevice }))
  }
  const [plain, withDevice] = near.map(({ comparison }) => comparison)
  expect(withDevice).not.toEqual(plain)
})
