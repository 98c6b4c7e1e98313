import { describe, expect, it } from 'vitest'
import { isPlainName } from '../../../../server/notice/words/plain-names.ts'

describe('the plain form of a name', () => {
  it.each([
    '邢卓',
    '欧阳墨',
    '石狮市谷雨服饰织造有限公司',
    '广东省佛山市顺德区云栗家具有限公司',
    '呼和浩特市青城商标事务所',
    '檐雨堂（北京）文化传播有限公司',
    '尚品岑光（珠海）生物科技有限公司',
    'Yunli Lighting, Co., Ltd.',
    '1938茶馆（成都）餐饮管理有限公司',
  ])('%s has it', name => {
    expect(isPlainName(name)).toBe(true)
  })

  it.each([
    ['a word that counts', '二是邢卓'],
    ['a word for what is meant', '此项'],
    ['a verb before the town', '引证厦门市湖里区云栗茶业商行'],
    ['a clause before the town', '我局已于2009年核准石狮市谷雨服饰织造有限公司'],
    ['another word before the town', '业经认定石狮市谷雨服饰织造有限公司'],
  ])('%s takes it away: %s', (_, name) => {
    expect(isPlainName(name)).toBe(false)
  })
})
