import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import type { CitedMark, Notice } from '#contract/notice.ts'
import { draftCompanion } from '../../../server/drafting/companion/draft-companion.ts'
import { buildCitedMark, buildDraftInput } from './build-draft-input.ts'

const drafted = (cited: Partial<CitedMark>, filingDay: string, facts: Partial<Notice> = {}) => {
  const input = buildDraftInput({ citedMarks: [buildCitedMark(cited)], ...facts })
  const { analysisContent, reasonContent } = draftCompanion({ ...input, cited: 0, record: null, filingDay })
  const wordsOf = (html: string) =>
    parseHTML(`<html><body>${html}</body></html>`).document.body.textContent?.replaceAll(/\$\{|\}/g, '') ?? ''
  return { sheet: wordsOf(analysisContent), papers: wordsOf(reasonContent) }
}

const REGISTERED = { dates: { registrationDate: '2018-10-21' } }

describe('the papers of a cancellation for non-use', () => {
  it('name no day of registration where the notice prints the term alone', () => {
    const { sheet, papers } = drafted({ dates: { exclusiveFrom: '2020-05-14' } }, '2026-06-10')
    expect(papers).not.toContain('2020年5月14日')
    expect(sheet).toContain('最迟2023年5月14日（此日之后可以提出；通知书只载专用权期限，首次注册公告日须查档案）')
    expect(drafted(REGISTERED, '2026-06-10').papers).toContain('于2018年10月21日注册公告')
  })

  it('say so where the planned day comes after the last day for review', () => {
    expect(drafted(REGISTERED, '2026-07-01').sheet).toContain('早于拟提交日：复审申请须已按期提出')
    expect(drafted(REGISTERED, '2026-06-10').sheet).toContain('本申请应当在复审申请之前或者与其同日提出')
  })

  it('name what was read with doubt of the mark', () => {
    const doubtful = ['citedMarks.0.goods', 'citedMarks.0.owner']
    expect(drafted(REGISTERED, '2026-06-10', { doubtful }).sheet).toContain('读取存疑项目、权利人')
    expect(drafted(REGISTERED, '2026-06-10').sheet).not.toContain('读取存疑')
  })

  it('rest on the law of the day of filing', () => {
    expect(drafted(REGISTERED, '2027-01-05').papers).toContain('《中华人民共和国商标法》（2026年修订）第五十七条第二款')
  })
})
