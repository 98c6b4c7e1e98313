import { expect, it } from 'vitest'
import type { Evidence } from '#contract/notice.ts'
import { pagesWithMarks, picturesOfMarks } from '../../../../server/notice/layout/pictures-of-marks.ts'
import type { Box } from '../../../../server/pdf/matrix.ts'
import { buildCitedMark, buildNotice } from '../../drafting/build-draft-input.ts'

const at = (page: number, top: number): Evidence[] => [
  { page, box: [150, top, 60, 12], quote: '27001934', state: 'exact' },
]
const picture = (page: number, top: number, height = 40): { page: number; box: Box } => ({
  page,
  box: [90, top, 40, height],
})

/** A notice whose cited marks are printed with their numbers at these heights of its second page. */
const citing = (tops: readonly number[], mark = '') =>
  buildNotice({
    mark: '',
    markIsDevice: true,
    citedMarks: tops.map((_, index) => buildCitedMark({ regNo: `2700193${index}`, mark })),
    evidence: Object.fromEntries(tops.map((top, index) => [`citedMarks.${index}.regNo`, at(2, top)])),
  })

const ROOM = { page: 1, left: 60, top: 200, right: 300, bottom: 280 }
const found = (...[notice, own, pictures]: Parameters<typeof picturesOfMarks>) => [
  ...picturesOfMarks(notice, own, pictures).keys(),
]

it('takes the picture in the place of the mark, and those in the rows of the cited marks', () => {
  const pictures = [picture(1, 210), picture(2, 95), picture(2, 143)]
  expect(found(citing([93, 137]), ROOM, pictures)).toEqual(['mark', 'citedMarks.0.mark', 'citedMarks.1.mark'])
  expect(pagesWithMarks(citing([93, 137]), ROOM)).toEqual([1, 2])
})

it('takes pictures below their numbers where each has one', () => {
  const pictures = [picture(2, 112), picture(2, 212)]
  expect(found(citing([93, 193]), undefined, pictures)).toEqual(['citedMarks.0.mark', 'citedMarks.1.mark'])
})

it.each([
  ['one stands above all numbers', [93, 193], [picture(2, 40), picture(2, 112)]],
  ['a number has none', [93, 193], [picture(2, 112)]],
  ['it is far below', [93], [picture(2, 400)]],
  ['it stands beside two numbers', [93, 110], [picture(2, 90)]],
  ['two stand beside one number', [93], [picture(2, 90), picture(2, 95)]],
] as const)('takes none where %s', (_, tops, pictures) => {
  expect(found(citing(tops), undefined, pictures)).toEqual([])
})

it('leaves marks that are printed as words', () => {
  expect(found(citing([93], '栖野'), undefined, [picture(2, 90)])).toEqual([])
  expect(pagesWithMarks(citing([93], '栖野'), undefined)).toEqual([])
  expect(found(citing([93], '栖野及图'), undefined, [picture(2, 90)])).toEqual(['citedMarks.0.mark'])
})
