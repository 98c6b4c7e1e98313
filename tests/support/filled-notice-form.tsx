import { expect } from 'vitest'
// What the page loads on demand is loaded beforehand, so that no test waits for the disk.
import '../../src/components/service/day-input.tsx'
import { NoticeForm } from '../../src/features/rejection-home/form/notice-form.tsx'
import { zh } from '../../src/locales/zh.ts'
import { buildHistory, DEADLINE, DETAIL, USAGE } from './home-answers.ts'
import { button, input } from './queries.ts'
import { choose, click, render, type, until } from './render.tsx'

const FILE_INPUT = 'input[type="file"]'
export const NOTICE = new File(['%PDF-1.7'], '驳回通知书.pdf')
const { kind, mark, markIsDevice, applicant, applicationNo, classes, dispatchDate } = DETAIL.notice
/** What the notices of `DETAIL` say of themselves. */
export const READING = {
  ...{ kind, mark, markIsDevice, applicant, applicationNo, classes, dispatchDate },
  citedCount: DETAIL.notice.citedMarks.length,
  textSource: DETAIL.notice.textSource,
  doubtful: [] as string[],
  evidence: {},
  pages: 2,
}
/** Of a server that takes every notice. */
export const ANSWERS = {
  readRejectionLog: buildHistory(0)({}),
  readDeadline: DEADLINE,
  readUsage: USAGE,
  readWriteCount: 0,
  readNotice: READING,
  analyseRejection: DETAIL,
} as const

export const fileInput = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(FILE_INPUT)
  if (found === null) throw new Error('no place for a file')
  return found
}
export const dateInput = (): Promise<HTMLInputElement> =>
  until(() => {
    const found = input(zh.home.date.onPaper)
    expect(found.readOnly).toBe(false)
    return found
  })

/** Draws the form and fills it in. */
export const fillIn = async (onOpen: (id: number) => void = () => undefined): Promise<void> => {
  await render(<NoticeForm onOpen={onOpen} onQueue={() => undefined} />)
  await choose(fileInput(), NOTICE)
  await type(await dateInput(), '2026-06-05')
}
export const submit = (): Promise<void> => click(button(zh.home.submit))
export const expectFilledIn = (): void => {
  expect(document.body.textContent).toContain(NOTICE.name)
  expect(input(zh.home.date.onPaper).value).toBe('2026-06-05')
}
