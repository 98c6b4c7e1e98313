import type { GoodsItem, ParagraphItem } from '#contract/classification.ts'
import { FIRST_STATE, type WizardState } from '../../src/features/fast-search/state/wizard-state.ts'

export const item = (id: number, groups: string, paragraph = ''): GoodsItem => ({
  id,
  marktypenum: Number(groups.slice(0, 2)),
  groups,
  paragraph,
  cnName: `商品${id}`,
  enName: `goods ${id}`,
  relateGroups: [],
  description: '',
  itemNo: String(90_000 + id),
})

export const part = (groups: string, paragraph: string): ParagraphItem => ({
  marktypenum: Number(groups.slice(0, 2)),
  groups,
  paragraph,
})

const group = (groups: string) => ({ groups, name: `类似群${groups}`, enName: `Group ${groups}` })

export const GROUPS = { 9: [group('0901'), group('0907')], 35: [group('3501'), group('3503')] }
export const PARAGRAPHS = {
  '0901': [],
  '3503': [
    { paragraph: '一', name: '替他人推销', enName: 'Sales promotion' },
    { paragraph: '二', name: '替他人采购', enName: 'Procurement' },
  ],
}

/** Everything chosen in class mode, at the step of classes. */
export const CHOSEN: WizardState = {
  ...FIRST_STATE,
  step: 'classes',
  form: {
    ...FIRST_STATE.form,
    marknames: ['', ' 云杉听 '],
    subject: '云杉公司',
    address: ['旧址', '自填地址'],
    image: { name: 'mark.png', base64: 'data:image/png;base64,' },
    categories: [9, 35],
    groups: ['0901', '3503'],
    paragraphs: [part('3503', '一')],
    basket: { items: [item(1, '0901')], parts: [], groups: [] },
    relateGroups: ['4220'],
  },
  designates: { groups: true, paragraphs: true, goods: true, related: true },
  options: { ...FIRST_STATE.options, addresses: ['旧址'], groups: GROUPS, paragraphs: PARAGRAPHS },
}
