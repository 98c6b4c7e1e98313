import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { buildMark, loadRegister } from '../../support/register-marks.ts'

const UNREGISTERED = { status: 'pending', registrationDate: null } as const
const YUNSHAN = { ...UNREGISTERED, owner: '杭州云杉听见科技有限公司', ownerEn: 'Hangzhou Yunshan' }

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await loadRegister(test.db, [
    buildMark({ ...YUNSHAN, address: '旧址 1 号', applicationDate: '2018-01-01' }),
    buildMark({ ...YUNSHAN, address: '新址 2 号', applicationDate: '2024-01-01' }),
    buildMark({ owner: '云杉（北京）酒业', name: '云杉听', preliminaryDate: '2020-01-01' }),
    buildMark({ ...UNREGISTERED, owner: '100%_纯', name: '云杉', status: 'refused' }),
  ])
})
afterAll(() => test.close())

type Association = 'suggestDecisions' | 'suggestCustoms' | 'suggestAnnouncements' | 'suggestTrademarks'
const associate = async (call: Association, kind: string, query: Record<string, string>): Promise<string[]> => {
  const url = ENDPOINTS[call].path.replace(':kind', kind)
  return expectAnswer(call, await test.app.inject({ method: 'GET', url, query }))
}

describe('an applicant', () => {
  it.each([
    ['杭州云杉听见科技有限公司', ['新址 2 号', '旧址 1 号']],
    [' 杭州云杉听见科技有限公司 ', ['新址 2 号', '旧址 1 号']],
    ['杭州云杉', []],
    ['', []],
    ['\0', []],
  ])('named %j has the addresses of its marks, newest first', async (subject, addresses) => {
    const { method, path } = ENDPOINTS.readSubjectAddresses
    const response = await test.app.inject({ method, url: path, query: { subject } })
    expect(expectAnswer('readSubjectAddresses', response)).toEqual(addresses)
  })

  it('is found by any part of its name in either language, with the number of its marks', async () => {
    const find = async (name: string) => {
      const response = await test.app.inject({ method: 'GET', url: ENDPOINTS.queryCompanies.path, query: { name } })
      return expectAnswer('queryCompanies', response).map(company => [company.name, company.total])
    }
    expect(await find('云杉')).toEqual([
      ['杭州云杉听见科技有限公司', 2],
      ['云杉（北京）酒业', 1],
    ])
    expect(await find('yunSHAN')).toEqual([['杭州云杉听见科技有限公司', 2]])
    expect(await find('%')).toEqual([['100%_纯', 1]])
    expect(await find(' ')).toEqual([])
  })
})

describe('the association calls', () => {
  it('put names that begin with the text before those that hold it', async () => {
    const found = ['云杉（北京）酒业', '杭州云杉听见科技有限公司']
    expect(await associate('suggestTrademarks', 'companyContent', { query: 'companyContent:云杉' })).toEqual(found)
    expect(await associate('suggestTrademarks', 'companyContent', { query: '云杉' })).toEqual(found)
    expect(await associate('suggestTrademarks', 'companyContent', { query: 'companyContent:' })).toEqual([])
  })

  it.each([
    ['suggestTrademarks', ['云杉', '云杉听']],
    ['suggestAnnouncements', ['云杉听']],
    ['suggestCustoms', ['云杉听']],
    ['suggestDecisions', ['云杉']],
  ] as const)('of %s know the marks they are about', async (call, names) => {
    expect(await associate(call, 'markContent', { query: 'markContent:云杉' })).toEqual(names)
  })

  it('speak English when asked to, and suggest nothing of a kind that is not known', async () => {
    const query = { query: 'companyContent:hang', isEn: '1' }
    expect(await associate('suggestTrademarks', 'companyContent', query)).toEqual(['Hangzhou Yunshan'])
    expect(await associate('suggestTrademarks', 'otherContent', { query: 'x' })).toEqual([])
  })

  it('refuse a text beyond all reason', async () => {
    const query = { query: '云'.repeat(201) }
    const url = ENDPOINTS.suggestTrademarks.path.replace(':kind', 'companyContent')
    expectRefusal('invalidInput', await test.app.inject({ method: 'GET', url, query }))
  })
})
