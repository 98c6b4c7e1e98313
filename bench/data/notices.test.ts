import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createNoticeReader } from '../../server/notice/notice-reader.ts'
import { TEST_DATA_DIR } from './test-data-dir.ts'

interface Truth {
  kind: string
  layout: 'new' | 'old'
  issueNo: string
  issueDate: string
  applicationNo: string
  applicationDate?: string
  mark: string
  markAsPicture: boolean
  classes: string[]
  applicant: string
  address: string
  agent: string
  grounds: string[]
  cited: { regNo: string; mark: string; owner: string; status: string }[]
  refusedGoods: string[]
  acceptedGoods: string[]
  notPrinted: string[]
}

const open = (name: string) => {
  const sample = join(TEST_DATA_DIR, 'notices', name)
  const reader = createNoticeReader()
  onTestFinished(() => reader.close())
  const truth: Truth = JSON.parse(readFileSync(`${sample}.json`, 'utf8'))
  return { truth, reading: reader.read(readFileSync(`${sample}.pdf`)) }
}

it.each(['N01_docx-lo_full', 'N03_chromium-table_partial'])('every printed fact of %s is read', async name => {
  const { truth, reading } = open(name)
  const areGoodsPrinted = !truth.notPrinted.some(item => item.startsWith('goods'))
  expect(await reading).toMatchObject({
    kind: truth.kind,
    layout: truth.layout === 'new' ? 'cnipa' : 'saic',
    dispatchNo: truth.issueNo,
    dispatchDate: truth.issueDate,
    applicationNo: truth.applicationNo,
    applicationDate: truth.applicationDate ?? null,
    mark: truth.mark,
    markIsDevice: truth.markAsPicture,
    classes: truth.classes.map(Number),
    applicant: truth.applicant,
    address: truth.address,
    agency: truth.agent,
    grounds: truth.grounds,
    citedMarks: truth.cited,
    refusedGoods: areGoodsPrinted ? truth.refusedGoods : [],
    acceptedGoods: truth.acceptedGoods,
    textSource: 'text-layer',
  })
})

it('every printed fact of a scan is read', async () => {
  const { truth, reading } = open('S01_scan_full')
  expect(await reading).toMatchObject({
    kind: truth.kind,
    dispatchNo: truth.issueNo,
    dispatchDate: truth.issueDate,
    applicationNo: truth.applicationNo,
    mark: truth.mark,
    classes: truth.classes.map(Number),
    applicant: truth.applicant,
    grounds: truth.grounds,
    citedMarks: truth.cited,
    textSource: 'ocr',
  })
})

it('a paper that is no refusal notice is named', async () => {
  await expect(open('X01_chromium_not-refusal').reading).rejects.toThrow(
    expect.objectContaining({ code: 'notRefusalNotice', message: expect.stringContaining('受理通知书') }),
  )
})
