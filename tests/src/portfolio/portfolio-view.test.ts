import { expect, it } from 'vitest'
import { portfolioParams, readFilters } from '../../../src/features/portfolio/portfolio-view.ts'

const NONE = { from: null, until: null, classes: [], statuses: [] }

it('reads the filters of an address, and writes them back', () => {
  const address = 'name=%E7%94%B2&from=2018&until=2021&intCls=9%2C35&status=registered%2Crefused'
  const filters = readFilters(new URLSearchParams(address))
  expect(filters).toEqual({ from: 2018, until: 2021, classes: [9, 35], statuses: ['registered', 'refused'] })
  expect(portfolioParams('甲', filters).toString()).toBe(address)
})

it.each([
  'from=2024&until=2020',
  'from=x',
  'intCls=46',
  'intCls=9;drop',
  'status=alive',
  'from=20240',
])('narrows nothing by %s', address => expect(readFilters(new URLSearchParams(address))).toEqual(NONE))
