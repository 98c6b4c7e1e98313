import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { ExportPayload, FormValues } from '#contract/document-form.ts'

const formValues = Compile(FormValues)
const payload = Compile(ExportPayload)
const head = { type: 'all', isEn: 0, id: 7 }

describe('form values', () => {
  it.each([
    ['a text', { a: '某公司' }],
    ['a list of texts', { a: ['甲', '乙'] }],
    ['flags and their total', { fees: [1, 0, 1], total: 3750.5 }],
    ['repeated checkboxes', { fees: [[1, 0], [1]], total: [10, 20] }],
    ['a switch', { a: 1, b: [0, 1] }],
  ])('take %s', (_, values) => {
    expect(formValues.Check(values)).toBe(true)
  })

  it.each([
    ['null', { a: null }],
    ['an object', { a: { b: 1 } }],
    ['a mixed list', { a: ['甲', 1] }],
  ])('refuse %s', (_, values) => {
    expect(formValues.Check(values)).toBe(false)
  })
})

describe('the export payload', () => {
  it.each(['first', 'second', 'all'])('exports %s', type => {
    expect(payload.Check({ ...head, type, applicantName: '某公司', fees: [1, 1] })).toBe(true)
  })

  it.each([
    ['an unknown kind', { ...head, type: 'third' }],
    ['a language flag that is no bit', { ...head, isEn: 2 }],
    ['no id', { type: 'all', isEn: 0 }],
    ['a field that is no form value', { ...head, applicantName: null }],
  ])('refuses %s', (_, body) => {
    expect(payload.Check(body)).toBe(false)
  })
})
