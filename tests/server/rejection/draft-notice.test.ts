import { expect, it } from 'vitest'
import { resultName } from '../../../server/rejection/draft-notice.ts'
import { buildNotice } from '../drafting/build-draft-input.ts'

it.each([
  [{}, 0, '青砚山房 · 驳回通知书'],
  [{ kind: 'partial' }, 0, '青砚山房 · 部分驳回'],
  [{ kind: 'partial' }, 1, '青砚山房 · partial refusal'],
  [{ mark: '', markIsDevice: true }, 0, '（图形） · 驳回通知书'],
  [{ mark: '图形', markIsDevice: true }, 1, '(device mark) · full refusal'],
  [{ mark: '' }, 1, '绍兴青砚山房数字科技有限公司 · full refusal'],
  [{ mark: '', applicant: '', applicationNo: '' }, 0, '驳回通知书'],
] as const)('names the result of %j (isEn=%s)', (facts, isEn, name) => {
  expect(resultName(buildNotice(facts), isEn)).toBe(name)
})
