import { expect, it } from 'vitest'
import { withEnglishNames } from '../../../server/classification/english-group-names.ts'

const group = (code: string, nameZh: string, nameEn = '') => ({ code, class: Number(code.slice(0, 2)), nameZh, nameEn })

it('takes the English name of the starter where code and Chinese name agree, and leaves the others as they are', async () => {
  const groups = [
    group('0901', '电子计算机及其外部设备'),
    group('0902', '别的名称'),
    group('0903', '其他办公用机械', 'as imported'),
    group('0999', '电子计算机及其外部设备'),
  ]
  const names = (await withEnglishNames(groups)).map(({ nameEn }) => nameEn)
  expect(names).toEqual(['Computers and peripherals', '', 'as imported', ''])
})
