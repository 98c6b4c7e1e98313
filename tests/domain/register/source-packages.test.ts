import { describe, expect, it } from 'vitest'
import { inPackageOrder, missingMonths, readPackageName } from '#domain/register/source-packages.ts'

describe('packages of the open data', () => {
  it('say in their names which year or month they bring', () => {
    expect(['2000.zip', '2023_5.zip', 'a/2023-05.zip', '202305.zip', 'marks.csv'].map(readPackageName)).toEqual([
      { kind: 'base', rank: 0, period: '2000' },
      ...Array.from({ length: 3 }, () => ({ kind: 'month', rank: 202_305, period: '2023-05' })),
      null,
    ])
  })

  it('are applied years first, then months, however they were dropped in', () => {
    const names = ['2023-12.zip', '2024_1.zip', '2001.zip', '2023_2.zip', 'clients.csv', '1999.zip']
    expect(inPackageOrder(names, name => name)).toEqual([
      'clients.csv',
      '1999.zip',
      '2001.zip',
      '2023_2.zip',
      '2023-12.zip',
      '2024_1.zip',
    ])
  })

  it('miss the months that lie between others, over the end of a year, and none where there are no months', () => {
    expect(missingMonths(['2025-11', '2026-02', '2019'])).toEqual(['2025-12', '2026-01'])
    expect(missingMonths(['2019', '2026-02'])).toEqual([])
    expect(missingMonths([])).toEqual([])
  })
})
