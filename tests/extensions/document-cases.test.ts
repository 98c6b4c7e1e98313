import { describe, expect, it } from 'vitest'
import { apply, parse, toFormData, toHtml } from '#extensions/index.ts'
import { documentCases } from '../support/document-cases.ts'

describe.each(documentCases)('the case $name', ({ htmls, formData, payload }) => {
  it('gives its form data', () => {
    expect(toFormData(...htmls.map(parse))).toEqual(formData)
  })

  it('reads back the documents it wrote', () => {
    const documents = htmls.map(parse)
    expect(documents.map(toHtml).map(parse)).toEqual(documents)
  })

  it('is left as it is by its own form data', () => {
    expect(apply(htmls, formData)).toEqual(htmls)
  })

  it('sends all of its form data in its payload', () => {
    const { type, isEn, id, ...fields } = payload
    expect(fields).toEqual(formData)
    expect(['first', 'second', 'all']).toContain(type)
    expect([0, 1]).toContain(isEn)
    expect(id).toBeGreaterThan(0)
  })
})
