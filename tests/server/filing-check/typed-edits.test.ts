import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { FIXTURES, openPaper, type PaperDraft } from './paper-drafts.ts'
import { openingOf, readEdits, type TypedEdit, typeEdit } from './typed-edits.ts'

const EDITS = readEdits(readFileSync(join(FIXTURES, 'typed-edits/edits.tsv'), 'utf8'))

/** Papers that the edits are typed into, and how each was served. */
const PAPERS = {
  '009': { isEn: 0, type: 0, days: 12 },
  '004': { isEn: 0, type: 1, days: 0 },
  '056': { isEn: 0, type: 0, days: 9 },
  '015': { isEn: 0, type: 0, days: 8 },
  'device-mark': { isEn: 0, type: 1, days: 0 },
  '076': { isEn: 0, type: 0, days: 15 },
  '003': { isEn: 0, type: 1, days: 0 },
  '012': { isEn: 0, type: 0, days: 10 },
  '036': { isEn: 1, type: 1, days: 0 },
  '057': { isEn: 1, type: 0, days: 11 },
  '023': { isEn: 0, type: 1, days: 0 },
  '033': { isEn: 0, type: 0, days: 9 },
  '031': { isEn: 0, type: 0, days: 7 },
  '073': { isEn: 1, type: 0, days: 9 },
  '038': { isEn: 0, type: 0, days: 11 },
  'absolute-and-relative': { isEn: 0, type: 1, days: 0 },
  'libreoffice-2': { isEn: 0, type: 0, days: 9 },
  '019': { isEn: 0, type: 1, days: 0 },
  'pdf-lib-2': { isEn: 0, type: 0, days: 14 },
  '062': { isEn: 0, type: 1, days: 0 },
  '048': { isEn: 1, type: 0, days: 9 },
  '016': { isEn: 1, type: 1, days: 0 },
} as const

/** Where a paper lies among the fixtures, by its name. */
const pathOf = (paper: string): string =>
  /^\d+$/.test(paper) ? `other-hands/${paper}` : /-\d$/.test(paper) ? `notices/generated/${paper}` : `notices/${paper}`

const OTHER_HANDS = readdirSync(join(FIXTURES, 'other-hands'))
  .filter(file => file.endsWith('.pdf') && !file.startsWith('X'))
  .map(file => `other-hands/${basename(file, '.pdf')}`)

describe('what somebody typed into the drafts of a paper', () => {
  const opened = new Map<string, PaperDraft>()
  beforeAll(async () => {
    for (const [paper, service] of Object.entries(PAPERS)) {
      opened.set(paper, await openPaper(pathOf(paper), service))
    }
  }, 120_000)

  const idsOfOpenings = new Map<string, ReadonlySet<string>>()
  /** What opening a place raises, found once for all edits there. */
  const idsOfOpening = (draft: PaperDraft, { paper, acts }: TypedEdit): ReadonlySet<string> => {
    const opening = openingOf(acts)
    const key = JSON.stringify([paper, opening])
    const ids = idsOfOpenings.get(key) ?? new Set(draft.check(typeEdit(draft.drafts, opening)).map(({ id }) => id))
    idsOfOpenings.set(key, ids)
    return ids
  }

  /** What an edit raises, beyond what opening its place raises. */
  const raisedBy = (edit: TypedEdit): string[] => {
    const { paper, acts } = edit
    const draft = opened.get(paper)
    if (!draft) throw new Error(`no draft of ${paper}`)
    const known = idsOfOpening(draft, edit)
    return draft.check(typeEdit(draft.drafts, acts)).flatMap(({ id, text }) => (known.has(id) ? [] : [text]))
  }
  const asked = (accepts: (edit: TypedEdit) => boolean) =>
    EDITS.filter(accepts).map(edit => ({ edit, raised: raisedBy(edit) }))

  it('is found in 99 of a hundred faults', { timeout: 240_000 }, () => {
    const faults = asked(({ kind }) => kind !== 'honest')
    const missed = faults.filter(({ raised }) => raised.length === 0).map(({ edit }) => edit.edit)
    expect(faults.length).toBeGreaterThanOrEqual(120)
    expect(missed.length / faults.length, missed.join(', ')).toBeLessThanOrEqual(0.01)
  })

  it('is let be in nine of ten honest edits', { timeout: 240_000 }, () => {
    const honest = asked(({ kind }) => kind === 'honest')
    const alarms = honest.flatMap(({ edit, raised }) => (raised.length > 0 ? [`${edit.edit} ${raised.join(' ')}`] : []))
    expect(honest.length).toBeGreaterThanOrEqual(60)
    expect(alarms.length / honest.length, alarms.join('\n')).toBeLessThanOrEqual(0.1)
  })
})

describe('the drafts of papers of another hand', () => {
  it.each([0, 1] as const)('raise nothing before anybody edits them (en %i)', { timeout: 240_000 }, async isEn => {
    const said: string[] = []
    for (const path of OTHER_HANDS) {
      const { drafts, check } = await openPaper(path, { isEn, type: isEn, days: isEn === 1 ? 0 : 9 })
      said.push(...check(drafts).map(({ text }) => `${path} ${text}`))
    }
    expect(said).toEqual([])
  })
})
