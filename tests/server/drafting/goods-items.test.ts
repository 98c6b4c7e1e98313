import { expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { goodsItems } from '../../../server/drafting/goods/goods-items.ts'
import { overlapGoods, placesOfNames } from '../../../server/drafting/goods/goods-overlap.ts'
import { reasonsOf } from '../../../server/drafting/reasons.ts'
import { buildCitedMark, buildNotice } from './build-draft-input.ts'
import { SAMPLE_CLASSIFICATION } from './sample-classification.ts'

const statesOf = (facts: Partial<Notice>, hasTable = true) => {
  const notice = buildNotice(facts)
  const classification = hasTable ? SAMPLE_CLASSIFICATION : undefined
  const places = placesOfNames([...notice.refusedGoods, ...notice.acceptedGoods], notice.classes, classification)
  const overlaps = notice.citedMarks.map(citedMark => overlapGoods(notice, places, citedMark, classification))
  return goodsItems(notice, overlaps, places, reasonsOf(notice)).map(({ name, state, blockedBy }) => [
    name,
    state,
    ...blockedBy,
  ])
}
const cited = (...goods: string[]) => buildCitedMark({ goods })

it('blocks what bears the same name or stands in the same group, by the mark that does', () => {
  const citedMarks = [cited('智能手表'), cited('太阳镜')]
  expect(statesOf({ citedMarks, refusedGoods: ['智能手表', '计算机外围设备', '太阳镜'] })).toEqual([
    ['智能手表', 'blocked', 0],
    ['计算机外围设备', 'blocked', 0],
    ['太阳镜', 'blocked', 1],
  ])
})

it('frees what the classification has in another group of every cited mark, and nothing without one', () => {
  const facts = { citedMarks: [cited('太阳镜')], refusedGoods: ['智能手表'] }
  expect(statesOf(facts)).toEqual([['智能手表', 'free']])
  expect(statesOf(facts, false)).toEqual([['智能手表', 'unclear']])
})

it('leaves an item unclear while a place or the goods of a cited mark are unknown', () => {
  expect(statesOf({ citedMarks: [cited('太阳镜', '一种未知的商品')], refusedGoods: ['智能手表'] })).toEqual([
    ['智能手表', 'unclear'],
  ])
  expect(statesOf({ citedMarks: [cited()], refusedGoods: ['智能手表'] })).toEqual([['智能手表', 'unclear']])
})

it('blocks what stands in a group that the notice prints with goods the classification does not have', () => {
  const citedMarks = [buildCitedMark({ goods: ['一种未知的商品'], groups: ['0921'] })]
  expect(statesOf({ citedMarks, refusedGoods: ['太阳镜', '智能手表'] })).toEqual([
    ['太阳镜', 'blocked', 0],
    ['智能手表', 'unclear'],
  ])
})

it('blocks all that is refused on a ground that turns on no earlier mark', () => {
  expect(statesOf({ grounds: ['10.1.7'], citedMarks: [], refusedGoods: ['智能手表'] })).toEqual([
    ['智能手表', 'blocked'],
  ])
})

it('ties each ground and each cited mark to the goods that the notice names, and to no others', () => {
  const reason = (ground: string, goods: string[], citedMarks: string[] = []) => ({
    ground,
    text: '理由。',
    goods,
    citedMarks,
  })
  const citedMarks = [buildCitedMark({ regNo: '1', goods: [] }), buildCitedMark({ regNo: '2', goods: ['太阳镜'] })]
  const notice = buildNotice({
    grounds: ['10.1.7', '30'],
    citedMarks,
    refusedGoods: ['智能手表', '太阳镜', '计算机外围设备'],
    reasons: [reason('10.1.7', ['智能手表']), reason('30', ['太阳镜', '计算机外围设备'], ['1', '2'])],
  })
  const places = placesOfNames(notice.refusedGoods, notice.classes, SAMPLE_CLASSIFICATION)
  const overlaps = citedMarks.map(mark => overlapGoods(notice, places, mark, SAMPLE_CLASSIFICATION))
  const items = goodsItems(notice, overlaps, places, reasonsOf(notice))
  expect(items.map(({ name, grounds, blockedBy }) => [name, grounds, blockedBy])).toEqual([
    ['智能手表', ['10.1.7'], []],
    ['太阳镜', [], [0, 1]],
    ['计算机外围设备', [], [0]],
  ])
})

it('keeps what is approved, names an item once, and says so where a notice has it both ways', () => {
  expect(
    statesOf({
      kind: 'partial',
      refusedGoods: ['太阳镜', '太阳镜', '广告'],
      acceptedGoods: ['会计', '广告'],
      citedMarks: [],
    }),
  ).toEqual([
    ['太阳镜', 'unclear'],
    ['广告', 'contradictory'],
    ['会计', 'approved'],
  ])
})

it('finds goods of a cited mark that are the same but for what stands in brackets similar', () => {
  const notice = buildNotice({ refusedGoods: ['导航仪器（车载、船载）', '闹钟'] })
  const cited = buildCitedMark({ goods: ['导航仪器'] })
  const { of } = overlapGoods(notice, placesOfNames(notice.refusedGoods, notice.classes, undefined), cited, undefined)
  expect([...of.values()]).toEqual(['similar', 'unclear'])
})
