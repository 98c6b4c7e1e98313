import { describe, expect, it } from 'vitest'
import { apply, parse, toFormData, toHtml } from '#extensions/index.ts'
import { randomDocument } from './random-document.ts'

const SHAPES = Array.from({ length: 60 }, (_, index) => index + 1)

/** Two documents of one export, filled in two ways. */
const pairOf = (shape: number, filling: number): string[] => [
  randomDocument(shape, filling),
  randomDocument(shape + 10_000, filling + 1),
]

describe.each(SHAPES)('any two documents of the markup (seed %i)', shape => {
  const htmls = pairOf(shape, 7)
  const values = toFormData(...htmls.map(parse))
  const otherValues = toFormData(...pairOf(shape, 70).map(parse))

  it('are read back as they were written', () => {
    const documents = htmls.map(parse)
    expect(documents.map(toHtml).map(parse)).toStrictEqual(documents)
  })

  it('stay the same strings when their own form data is put back', () => {
    expect(apply(htmls, values)).toStrictEqual(htmls)
  })

  it('take any form data of their shape', () => {
    expect(Object.keys(otherValues)).toStrictEqual(Object.keys(values))
    const applied = toFormData(...apply(htmls, otherValues).map(parse))
    expect(Object.entries(applied)).toStrictEqual(Object.entries(otherValues))
  })

  it('keep all but their values when they take form data', () => {
    const withoutValues = (html: string) =>
      toHtml(parse(html)).replaceAll(
        /\$\{.*?\}(?=<\/(?:span|div)>)| data-(?:value="[01]"|checked=""|unchecked="")/gs,
        '',
      )
    expect(apply(htmls, otherValues).map(withoutValues)).toStrictEqual(htmls.map(withoutValues))
  })
})
