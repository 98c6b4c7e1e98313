import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { PORTFOLIO_PARTS } from '#contract/proposer-map/proposer-vocabulary.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { buildMark, loadRegister } from '../../support/register-marks.ts'
import { findWordFaults, readWordParts } from '../../support/word-parts.ts'

const OWNER = '浙江拾光里文化有限公司'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  const filed = (year: number) => ({ owner: OWNER, applicationDate: `${year}-03-02`, agent: '浙江代理有限公司' })
  await loadRegister(test.db, [
    ...Array.from({ length: 12 }, () => buildMark({ ...filed(2020), name: '拾光里' })),
    buildMark({ ...filed(2021), name: '半亩', status: 'refused', registrationDate: null, expiryDate: null }),
    buildMark({ ...filed(2022), name: '', isDevice: true, class: 35, groups: ['3503'] }),
  ])
})
afterAll(() => test.close())

const order = (body: object) => {
  const { method, path } = ENDPOINTS.generatePortfolio
  return test.app.inject({ method, url: path, payload: { name: OWNER, isEn: 0, parts: PORTFOLIO_PARTS, ...body } })
}
const bytesOf = async (body: object): Promise<Uint8Array> => {
  const address = expectAnswer('generatePortfolio', await order(body))
  const { statusCode, rawPayload } = await test.app.inject({ method: 'GET', url: address })
  expect(statusCode).toBe(200)
  return rawPayload
}

describe('a portfolio on paper', () => {
  it('has as PDF every chosen part under its heading, charts with their data, and words for what is not known', async () => {
    const { pages, bookmarks } = await readPdf(await bytesOf({ format: 'pdf' }))
    const text = pages.join('\n')
    expect(bookmarks).toEqual(expect.arrayContaining(['概况', '申请趋势', '类别与类似群', '期限', '最新图样']))
    for (const told of [OWNER, '共 14 件商标', '按年申请及其结果', '本库未载，不是 0', '浙江代理有限公司', '商标库'])
      expect(text.replaceAll(/\s/g, '')).toContain(told.replaceAll(/\s/g, ''))
  })

  it('has as Word each chart as a picture with a text for it, and its data as a table beneath', async () => {
    const parts = readWordParts(await bytesOf({ isEn: 1 }))
    const isText = ([path]: readonly [string, string]): boolean => !path.endsWith('.png')
    expect(findWordFaults(new Map([...parts].filter(isText)))).toEqual([])
    const pictures = [...parts.keys()].filter(name => /^word\/media\/.*\.png$/.test(name))
    expect(pictures.length).toBeGreaterThan(5)
    const document = parts.get('word/document.xml') ?? ''
    expect(document).toContain('Filings by year and what became of them')
    expect(document).toMatch(/<wp:docPr[^>]*descr="Filings by year and what became of them"/)
    expect(document).toContain('Not in this register')
  })

  it('has the chosen parts alone, and no tables beneath charts where they are not wanted', async () => {
    const { bookmarks, pages } = await readPdf(await bytesOf({ format: 'pdf', parts: ['trend', 'summary'], tables: 0 }))
    expect(bookmarks).toEqual(['概况', '申请趋势'])
    expect(pages).toHaveLength(1)
  })

  it('is refused without parts, for years the wrong way round, and for nobody', async () => {
    expectRefusal('invalidInput', await order({ parts: [] }))
    expectRefusal('invalidInput', await order({ parts: ['everything'] }))
    expectRefusal('invalidInput', await order({ from: 2024, until: 2020 }))
    expectRefusal('notFound', await order({ name: '没有这家公司' }))
  })
})
