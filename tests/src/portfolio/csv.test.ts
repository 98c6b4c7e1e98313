import { expect, it } from 'vitest'
import { csvOf } from '../../../src/features/portfolio/marks/csv.ts'

it('writes marks as CSV in which nothing is run as a formula', () => {
  const text = csvOf([
    ['商标', '说明'],
    ['=HYPERLINK("x")', '+1'],
    ['-2', '@SUM(A1)'],
    ['＝1+1', '\tx'],
    ['甲, 乙', '一\n二'],
    ['G1', 'A-B'],
  ])
  expect(text).toBe(
    '\ufeff商标,说明\r\n"\'=HYPERLINK(""x"")",\'+1\r\n\'-2,\'@SUM(A1)\r\n\'＝1+1,\'\tx\r\n"甲, 乙","一\n二"\r\nG1,A-B\r\n',
  )
})
