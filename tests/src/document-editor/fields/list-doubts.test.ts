import { describe, expect, it } from 'vitest'
import type { FieldItem } from '../../../../src/features/document-editor/fields/field-item.ts'
import { listDoubts } from '../../../../src/features/document-editor/fields/list-doubts.ts'
import { buildFieldItem } from '../../../support/build-field-item.ts'

const buildItem = (facts: Partial<FieldItem> = {}): FieldItem =>
  buildFieldItem({ key: 'address#0', label: '申请人地址', value: '杭州市', source: 'notice.address', ...facts })

describe('listDoubts', () => {
  it('names the field of a fact that was read with doubt', () => {
    const item = buildItem()
    expect(listDoubts([item, buildItem({ source: 'notice.agency' })], ['address']).fields).toEqual([item])
  })

  it.each([
    ['checked', { isReviewed: true }],
    ['edited', { isEdited: true }],
    ['empty, which is a problem of its own', { isEmpty: true, value: '' }],
    ['switched off', { isOff: true }],
    ['from elsewhere', { source: 'law.30' }],
    ['without a source', { source: null }],
  ])('is content with a field that is %s', (_, facts) => {
    expect(listDoubts([buildItem(facts)], ['address']).fields).toEqual([])
  })

  it('names facts that no field holds', () => {
    expect(listDoubts([], ['grounds', 'address', 'refusedGoods']).facts).toEqual(['grounds', 'refusedGoods'])
  })
})
