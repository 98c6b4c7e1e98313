import { describe, expect, it } from 'vitest'
import { ownershipOf } from '#domain/mark/same-owner.ts'

const company = { names: ['杭州云杉听见科技有限公司', '杭州云杉软件有限公司'], addresses: [], isIndividual: false }
const ownedBy = (owner: string, ownerEn = '', address = '') => ({ owner, ownerEn, address })

describe('an earlier mark', () => {
  it.each([
    ['杭州云杉听见科技有限公司', 'own'],
    ['杭州云杉听见科技（有限公司）', 'own'],
    ['杭州云杉软件有限公司', 'own'],
    ['杭州市云杉听见科技股份有限公司', 'perhaps-own'],
    ['杭州云杉听见科技有限公司；某某有限公司', 'perhaps-own'],
    ['杭州云杉听见科技有限公司萧山分公司', 'perhaps-own'],
    ['嘉兴云杉数据系统有限公司杭州分公司', null],
    ['嘉兴云杉数据系统有限公司', null],
    ['', null],
  ])('of %s is %s', (owner, ownership) => {
    expect(ownershipOf(ownedBy(owner), company)).toBe(ownership)
  })

  it('is known by the English name of its owner too', () => {
    const applicant = { names: ['Spruce Tea Co., Ltd.'], addresses: [], isIndividual: false }
    expect(ownershipOf(ownedBy('云杉', 'SPRUCE TEA CO., LTD'), applicant)).toBe('own')
    expect(ownershipOf(ownedBy('云杉', 'Spruce Tea Limited'), applicant)).toBe('perhaps-own')
  })

  it('of a person of the same name may be another’s, unless the address agrees', () => {
    const person = { names: ['王伟'], addresses: ['杭州市西湖区1号'], isIndividual: true }
    expect(ownershipOf(ownedBy('王伟'), person)).toBe('perhaps-own')
    expect(ownershipOf(ownedBy('王伟', '', '杭州市西湖区1号'), person)).toBe('own')
  })
})
