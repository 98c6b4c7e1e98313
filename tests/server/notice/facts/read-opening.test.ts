import { expect, it } from 'vitest'
import { readOpening } from '../../../../server/notice/facts/read-opening.ts'
import { plainText } from '../plain-text.ts'

const read = (prose: string, salutation: string) => {
  const { applicant, agency, filed } = readOpening(plainText(prose), plainText(`${salutation}：\n${prose}`))
  return [applicant?.value ?? null, agency?.value ?? null, filed?.value ?? null]
}

it.each([
  [
    'a letter to the agency',
    '你单位代理的申请人石狮市汐桐服饰织造有限公司于二〇一一年八月十五日申请注册在第25类服装商品上的第9847261号“汐桐”商标，',
    '泉州市鼎榆商标事务所有限公司',
    ['石狮市汐桐服饰织造有限公司', '泉州市鼎榆商标事务所有限公司', '2011-08-15'],
  ],
  [
    'a letter to the applicant',
    '我局于2026年03月09日收到你方通过杭州知岭专利商标代理有限责任公司提出的第89118161号“岚汀”商标注册申请，',
    'Jean-Luc O’Neil',
    ['Jean-Luc O’Neil', '杭州知岭专利商标代理有限责任公司', '2026-03-09'],
  ],
  [
    'a letter about an application',
    '由陈建国申请、中贸标研知识产权代理（江苏）有限公司代理的第38184036号“十一里”商标注册申请（申请日为2015.05.19），',
    '',
    ['陈建国', '中贸标研知识产权代理（江苏）有限公司', '2015-05-19'],
  ],
])('reads the opening of %s', (_, prose, salutation, expected) => {
  expect(read(prose, salutation)).toEqual(expected)
})
