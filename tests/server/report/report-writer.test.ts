import { expect, it, onTestFinished } from 'vitest'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { createReportWriter } from '../../../server/report/report-writer.ts'
import { writeReport } from '../../../server/report/write-report.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

it('writes the same file on a thread that was told to prepare', async () => {
  const request = searchRequest({ categories: [9] })
  const report = buildReport(request, searchData(request, [earlierMark('云杉')]))
  const order = { report, overrules: [], number: 'FS-20260615-0023', firm: '' }
  const writer = createReportWriter()
  onTestFinished(() => writer.close())
  writer.prepare()
  expect(Buffer.compare(await writer.write(order, 'pdf'), await writeReport(order, 'pdf'))).toBe(0)
})
