import { describe, expect, it } from 'vitest'
import { numberOf } from '#domain/chinese-numeral.ts'

describe('numberOf', () => {
  it.each([
    ['34', 34],
    ['十', 10],
    ['三十四', 34],
    ['十二', 12],
    ['二十', 20],
    ['一百零三', 103],
    ['二〇二四', 2024],
    ['O十', null],
    ['', null],
    ['十十', null],
  ])('takes %s as %s', (text, number) => {
    expect(numberOf(text)).toBe(number)
  })
})
