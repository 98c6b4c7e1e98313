import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Firm } from '#contract/account.ts'
import { findFirm, keepFirm } from '../../../server/settings/firm-repository.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { readNotice, uploadNotice } from '../../support/notice-upload.ts'
import { addAccount } from '../../support/test-database.ts'

const URL = '/business/config/firm'
const FIRM: Firm = {
  agency: '云外青山知识产权代理（杭州）有限公司',
  attorney: '林晚舟',
  licenceNo: '33010020260001',
  address: '浙江省杭州市西湖区文三路9号',
  contact: '',
  givesAdvice: true,
}

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ remembersPapers: true })
})
afterAll(() => test.close())

const put = (payload: object) => test.app.inject({ method: 'PUT', url: URL, payload })
const analyse = async () =>
  expectAnswer('analyseRejection', await uploadNotice(test.app, { bytes: await readNotice('full-registered') }))

describe('the firm’s particulars', () => {
  it('are empty until they are entered, kept as one line each, and the account’s own', async () => {
    const nothing = { agency: '', attorney: '', licenceNo: '', address: '', contact: '', givesAdvice: false }
    expect(expectAnswer('readFirm', await test.app.inject(URL))).toEqual(nothing)
    await keepFirm(test.db, await addAccount(test.db), FIRM)
    expect(expectAnswer('saveFirm', await put({ ...FIRM, attorney: ' 林晚舟\n\0' }))).toEqual(FIRM)
    expect(expectAnswer('readFirm', await test.app.inject(URL))).toEqual(FIRM)
    expect(expectAnswer('saveFirm', await put(nothing))).toEqual(nothing)
    expect(await findFirm(test.db, test.account)).toEqual(nothing)
  })

  it.each([{}, { ...FIRM, agency: 1 }, { ...FIRM, agency: '一'.repeat(201) }])('refuse %j', async firm => {
    expectRefusal('invalidInput', await put(firm))
  })

  it('fill the first pages of drafts made after, and what is not entered is asked for', async () => {
    const before = await analyse()
    await put(FIRM)
    const after = await analyse()
    expect(before.reasonContent).not.toContain('data-source="firm.')
    for (const value of [FIRM.agency, FIRM.attorney, FIRM.licenceNo, FIRM.address])
      expect(after.reasonContent).toContain(`\${${value}}`)
    expect(after.reasonContent).not.toContain('firm.contact')
    expect(after.reasonContent).toMatch(/data-name="firmContact"[^>]* data-required data-source="missing"/)
    expect(after.analysisContent).toBe(before.analysisContent)
  })
})
