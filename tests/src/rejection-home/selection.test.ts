import { describe, expect, it } from 'vitest'
import { MAX_NOTICE_BYTES } from '#contract/limits.ts'
import { PAPER } from '../../../src/components/service/service-type-field.tsx'
import {
  checkSelection,
  EMPTY_SELECTION,
  hasNoticeExtension,
  type Selection,
} from '../../../src/features/rejection-home/form/selection.ts'

const fileOf = (size: number): File => new File([new Uint8Array(size)], 'notice.pdf')
const COMPLETE: Selection = { ...EMPTY_SELECTION, file: fileOf(1), day: '2026-06-05', dayText: '2026-06-05' }

it.each([
  ['notice.pdf', true],
  ['notice.PDF', true],
  ['notice.PdF', true],
  ['notice.pdf.docx', false],
  ['notice.txt', false],
  ['', false],
])('a file named %s is a notice by its last three letters: %s', (name, expected) => {
  expect(hasNoticeExtension(name)).toBe(expected)
})

describe('a selection', () => {
  it('starts with service on paper and nothing else', () => {
    expect(EMPTY_SELECTION).toEqual({ file: null, password: null, day: null, dayText: '', type: PAPER })
  })

  it('with file and date can be submitted', () => {
    expect(checkSelection(COMPLETE)).toEqual({ ready: COMPLETE })
  })

  it.each<[string, Partial<Selection>, object]>([
    ['without a file', { file: null }, { file: 'required' }],
    ['with an empty file', { file: fileOf(0) }, { file: 'emptyFile' }],
    ['with a file over the limit', { file: fileOf(MAX_NOTICE_BYTES + 1) }, { file: 'tooLarge' }],
    ['without the password asked for', { password: '' }, { file: 'passwordRequired' }],
    ['without a date', { day: null, dayText: ' ' }, { date: 'required' }],
    ['with text that is no date', { day: null, dayText: '2026-13' }, { date: 'invalid' }],
    ['without anything', { file: null, day: null, dayText: '' }, { file: 'required', date: 'required' }],
  ])('%s says what is wrong', (_, part, problems) => {
    expect(checkSelection({ ...COMPLETE, ...part })).toEqual({ problems })
  })

  it('with a file of exactly the limit can be submitted', () => {
    expect(checkSelection({ ...COMPLETE, file: fileOf(MAX_NOTICE_BYTES) })).toHaveProperty('ready')
  })
})
