import { describe, expect, it } from 'vitest'
import { readPrefill } from '../../../src/features/fast-search/state/prefill.ts'
import { goodsSearchOf, relatedSources } from '../../../src/features/fast-search/state/search-scope.ts'
import { type WizardMove, wizardReducer } from '../../../src/features/fast-search/state/wizard-reducer.ts'
import { FIRST_STATE, type WizardState } from '../../../src/features/fast-search/state/wizard-state.ts'
import { STEPS, stepIndex } from '../../../src/features/fast-search/state/wizard-steps.ts'
import { fastSearchRequest } from '../../../src/features/fast-search/wizard/use-fast-search.ts'
import { CHOSEN, GROUPS, item, PARAGRAPHS, part } from '../../support/wizard-choices.ts'

const play = (start: WizardState, ...moves: WizardMove[]): WizardState => moves.reduce(wizardReducer, start)
const NAMED: WizardMove[] = [{ type: 'started' }, { type: 'namesChanged', marknames: ['云杉听'] }]
const TO_CLASSES: WizardMove[] = [...NAMED, { type: 'next' }]
const TO_GOODS: WizardMove[] = [...TO_CLASSES, { type: 'classToggled', number: 9 }, { type: 'next' }]
const IN_GOODS_MODE: WizardMove[] = [{ type: 'modeChosen', mode: 'goods' }, ...NAMED, { type: 'next' }]
const names = (count: number): string[] => Array.from({ length: count }, (_, place) => `名${place}`)
const ALL_CLASSES = Array.from({ length: 45 }, (_, place) => place + 1)

interface Row {
  says: string
  from?: WizardState
  moves: WizardMove[]
  gives: (state: WizardState) => unknown
  as: unknown
}

const row = (says: string, moves: WizardMove[], gives: Row['gives'], as: unknown, from?: WizardState): Row => ({
  says,
  moves,
  gives,
  as,
  ...(from && { from }),
})

const step = (state: WizardState): string => state.step
const problem = (state: WizardState): string | null => state.problem
const form =
  <Key extends keyof WizardState['form']>(key: Key) =>
  (state: WizardState): WizardState['form'][Key] =>
    state.form[key]

const SECTION_2: Row[] = [
  row('A mode selection screen comes first', [], step, 'mode'),
  row('The choice is by class/sub-class (default)', [], ({ mode }) => mode, 'class'),
  row('or by goods/service', [{ type: 'modeChosen', mode: 'goods' }], ({ mode }) => mode, 'goods'),
  row('A New Search button starts the wizard', [{ type: 'started' }], step, 'names'),
  row('By goods/service mode there are 3 steps', [], () => STEPS.goods, ['names', 'goods', 'preview']),
  row('By class/sub-class mode there are 5 steps', [], () => STEPS.class, [
    'names',
    'classes',
    'goods',
    'related',
    'preview',
  ]),
  row(
    'If markname is present, the form is prefilled and jumps to the preview step',
    [{ type: 'prefilled', marknames: ['云杉听'], categories: [9, 35] }],
    state => [state.step, state.form.marknames, state.form.categories, state.problem],
    ['preview', ['云杉听'], [9, 35], null],
  ),
  row(
    'a prefill with more than six names says so at once',
    [{ type: 'prefilled', marknames: names(7), categories: [9] }],
    state => [state.step, state.problem],
    ['preview', 'tooManyNames'],
  ),
]

const SECTION_4: Row[] = [
  row('Step -1 (mode choice)', [], stepIndex, -1),
  row('moves to step 0 on New Search', [{ type: 'started' }], stepIndex, 0),
  row('Next moves forward one step', TO_CLASSES, step, 'classes'),
  row('Previous moves back one step', [...TO_CLASSES, { type: 'previous' }], step, 'names'),
  row('Previous on the first step leads back to the mode choice', [...NAMED, { type: 'previous' }], step, 'mode'),
  row('The last step (2 in goods mode)', [], () => STEPS.goods.indexOf('preview'), 2),
  row('The last step (4 in class mode)', [], () => STEPS.class.indexOf('preview'), 4),
  row('Next on the last step stays, for it submits', [{ type: 'next' }], step, 'preview', {
    ...CHOSEN,
    step: 'preview',
  }),
  row('After a successful submit the form resets', [{ type: 'reset' }], state => state, FIRST_STATE, CHOSEN),
  row('The goods step starts with the goods check on', IN_GOODS_MODE, ({ designates }) => designates.goods, true),
  row('in class mode it starts with it off', TO_GOODS, ({ designates }) => designates.goods, false),
  row(
    'Moving to step 1 loads the goods list with all 45 classes',
    IN_GOODS_MODE,
    state => goodsSearchOf(state).chooseTypes,
    ALL_CLASSES,
  ),
  row(
    'Moving to step 2 loads goods limited to the chosen classes, groups and paragraphs',
    [{ type: 'next' }],
    goodsSearchOf,
    {
      pageNum: 1,
      pageSize: 20,
      chooseTypes: [9, 35],
      groups: ['0901', '0907', '3501', '3503'],
      paragraphItem: [part('3503', '一')],
      itemtype: 'all',
      searchType: 1,
      searchContent: '',
    },
    { ...CHOSEN, form: { ...CHOSEN.form, groups: ['3501', '3503'] } },
  ),
  row(
    'Moving to step 3 sets the related-group options from the chosen classes and groups',
    [{ type: 'next' }, { type: 'next' }],
    state => [state.step, relatedSources(state)],
    ['related', ['0901', '3503']],
    CHOSEN,
  ),
  row(
    'Turning sub-class designation off clears groups and paragraphs',
    [{ type: 'groupsDesignated', isOn: false }],
    state => [state.form.groups, state.form.paragraphs, state.designates.paragraphs],
    [[], [], false],
    CHOSEN,
  ),
  row(
    'Turning paragraph designation off clears paragraphs',
    [{ type: 'paragraphsDesignated', isOn: false }],
    state => [state.form.groups, state.form.paragraphs],
    [['0901', '3503'], []],
    CHOSEN,
  ),
  row(
    'Turning designation on clears nothing',
    [
      { type: 'groupsDesignated', isOn: true },
      { type: 'paragraphsDesignated', isOn: true },
    ],
    state => [state.form.groups, state.form.paragraphs],
    [['0901', '3503'], [part('3503', '一')]],
    CHOSEN,
  ),
  row(
    'Changing classes drops the groups of a class that went, with their paragraphs',
    [{ type: 'classToggled', number: 35 }],
    state => [state.form.categories, state.form.groups, state.form.paragraphs],
    [[9], ['0901'], []],
    CHOSEN,
  ),
  row(
    'It reloads the sub-class map and drops groups no longer valid',
    [{ type: 'groupsLoaded', groups: { ...GROUPS, 9: [] } }],
    form('groups'),
    ['3503'],
    CHOSEN,
  ),
  row(
    'It then reloads paragraphs and drops those no longer valid',
    [{ type: 'paragraphsLoaded', paragraphs: { 3503: [] } }],
    form('paragraphs'),
    [],
    CHOSEN,
  ),
  row(
    'and keeps those that are',
    [
      { type: 'groupsLoaded', groups: GROUPS },
      { type: 'paragraphsLoaded', paragraphs: PARAGRAPHS },
    ],
    state => [state.form.groups, state.form.paragraphs],
    [['0901', '3503'], [part('3503', '一')]],
    CHOSEN,
  ),
  ...(
    [
      { itemtype: 'standard' },
      { searchType: 0 },
      { searchContent: '软件' },
      { marktypenum: 9 },
      { groups: ['0901'] },
      { paragraphs: [part('3503', '一')] },
    ] as const
  ).map(filter =>
    row(
      `Any change of goods filter resets the page to 1 and the page size to 20: ${Object.keys(filter)}`,
      [
        { type: 'goodsPaged', pageNum: 7, pageSize: 100 },
        { type: 'goodsFiltered', ...filter },
      ],
      ({ goodsFilter }) => [goodsFilter.pageNum, goodsFilter.pageSize],
      [1, 20],
    ),
  ),
  row(
    'paging changes nothing else',
    [
      { type: 'goodsFiltered', searchContent: '软件' },
      { type: 'goodsPaged', pageNum: 7, pageSize: 100 },
    ],
    ({ goodsFilter }) => [goodsFilter.pageNum, goodsFilter.pageSize, goodsFilter.searchContent],
    [7, 100, '软件'],
  ),
  row(
    'a class for the filter takes the groups and paragraphs of others out of it',
    [
      { type: 'goodsFiltered', groups: ['0901', '3503'], paragraphs: [part('3503', '一')] },
      { type: 'goodsFiltered', marktypenum: 9 },
    ],
    ({ goodsFilter }) => [goodsFilter.groups, goodsFilter.paragraphs],
    [['0901'], []],
  ),
  row(
    'The related-group list reloads on each filter toggle: without a group',
    [{ type: 'relatedFilterToggled', group: '0901' }],
    relatedSources,
    ['3503'],
    CHOSEN,
  ),
  row(
    'and with it again',
    [
      { type: 'relatedFilterToggled', group: '0901' },
      { type: 'relatedFilterToggled', group: '0901' },
    ],
    relatedSources,
    ['0901', '3503'],
    CHOSEN,
  ),
  row(
    'Applicant name: address options load when the field loses focus',
    [{ type: 'subjectLeft' }, { type: 'addressesLoaded', addresses: ['新址'] }],
    ({ options }) => options.addresses,
    ['新址'],
    CHOSEN,
  ),
  row(
    'They are emptied if the field is empty',
    [{ type: 'subjectChanged', subject: ' ' }, { type: 'subjectLeft' }],
    state => [state.options.addresses, state.form.address],
    [[], ['自填地址']],
    CHOSEN,
  ),
]

const SECTION_5: Row[] = [
  row('No trademark name entered', [{ type: 'started' }, { type: 'next' }], problem, 'nameMissing'),
  row(
    'Blank names are no names',
    [{ type: 'started' }, { type: 'namesChanged', marknames: [' ', ''] }, { type: 'next' }],
    problem,
    'nameMissing',
  ),
  row(
    'More than 6 names',
    [{ type: 'started' }, { type: 'namesChanged', marknames: names(7) }, { type: 'next' }],
    problem,
    'tooManyNames',
  ),
  row(
    '6 names and a blank are not more than 6',
    [{ type: 'started' }, { type: 'namesChanged', marknames: [...names(6), ''] }, { type: 'next' }],
    step,
    'classes',
  ),
  row('Class mode step 1, no class chosen', [...TO_CLASSES, { type: 'next' }], problem, 'classMissing'),
  row(
    'Sub-class designation on, none chosen',
    [...TO_CLASSES, { type: 'classToggled', number: 9 }, { type: 'groupsDesignated', isOn: true }, { type: 'next' }],
    problem,
    'groupMissing',
  ),
  row(
    'a message stays when groups are loaded after it',
    [
      ...TO_CLASSES,
      { type: 'classToggled', number: 9 },
      { type: 'groupsDesignated', isOn: true },
      { type: 'next' },
      { type: 'groupsLoaded', groups: {} },
    ],
    problem,
    'groupMissing',
  ),
  row('Goods designation on, no item selected', [...IN_GOODS_MODE, { type: 'next' }], problem, 'goodsMissing'),
  row(
    'in class mode too',
    [...TO_GOODS, { type: 'goodsDesignated', isOn: true }, { type: 'next' }],
    problem,
    'goodsMissing',
  ),
  row('Goods designation off asks for none', [...TO_GOODS, { type: 'next' }], step, 'related'),
  row(
    'a message goes with the next change',
    [...TO_CLASSES, { type: 'next' }, { type: 'classToggled', number: 9 }],
    problem,
    null,
  ),
  row(
    'a submit finds what an earlier step lacks',
    [{ type: 'prefilled', marknames: ['云杉听'], categories: [] }, { type: 'next' }],
    state => [state.step, state.problem],
    ['preview', 'classMissing'],
  ),
]

const CHOICES: Row[] = [
  row('a step that is done can be opened again', [...TO_GOODS, { type: 'stepOpened', step: 'names' }], step, 'names'),
  row('one that is not cannot', [...TO_CLASSES, { type: 'stepOpened', step: 'preview' }], step, 'classes'),
  row(
    'all groups of a class are chosen at once',
    [{ type: 'classGroupsToggled', number: 9 }],
    form('groups'),
    ['0901', '0907', '3503'],
    CHOSEN,
  ),
  row(
    'and given up at once',
    [
      { type: 'classGroupsToggled', number: 9 },
      { type: 'classGroupsToggled', number: 9 },
    ],
    form('groups'),
    ['3503'],
    CHOSEN,
  ),
  row(
    'a group given up takes its parts along',
    [{ type: 'groupToggled', group: '3503' }],
    form('paragraphs'),
    [],
    CHOSEN,
  ),
  row(
    'choosing goods designates them',
    [...TO_GOODS, { type: 'itemToggled', item: item(1, '0901') }],
    ({ designates, form: { basket } }) => [designates.goods, basket.items.map(({ id }) => id)],
    [true, [1]],
  ),
  row(
    'a page is chosen whole, and given up whole',
    [
      { type: 'itemToggled', item: item(1, '0901') },
      { type: 'itemsToggled', items: [item(1, '0901'), item(2, '0901')] },
      { type: 'itemsToggled', items: [item(1, '0901')] },
    ],
    state => state.form.basket.items.map(({ id }) => id),
    [2],
  ),
  row(
    'a chosen address that only the former applicant has goes, a typed one stays',
    [{ type: 'addressesLoaded', addresses: ['新址'] }],
    form('address'),
    ['自填地址'],
    CHOSEN,
  ),
]

describe.each([
  ['docs/specification.md §2', SECTION_2],
  ['docs/specification.md §4', SECTION_4],
  ['docs/specification.md §5', SECTION_5],
  ['the choices', CHOICES],
])('the wizard, %s', (_, rows) => {
  it.each(rows)('$says', ({ from = FIRST_STATE, moves, gives, as }) => {
    expect(gives(play(from, ...moves))).toEqual(as)
  })
})

describe('the request', () => {
  it('has what was chosen, without blank names and without the picture', () => {
    expect(fastSearchRequest(CHOSEN, 'zh')).toEqual({
      marknames: ['云杉听'],
      type: 0,
      subject: '云杉公司',
      address: ['旧址', '自填地址'],
      categories: [9, 35],
      groups: ['0901', '3503'],
      paragraphs: [part('3503', '一')],
      chooseGoodVOS: [item(1, '0901')],
      relateGroups: ['4220'],
      isEn: 0,
    })
  })

  it('names the former names that were entered, and none where the list is blank', () => {
    const state = play(CHOSEN, { type: 'formerNamesChanged', formerNames: [' 云杉旧称有限公司 ', ''] })
    expect(fastSearchRequest(state, 'zh').formerNames).toEqual(['云杉旧称有限公司'])
  })

  it('leaves out what is not designated, an individual’s address and goods outside what was chosen since', () => {
    const state = play(
      CHOSEN,
      { type: 'applicantChanged', applicant: 1 },
      { type: 'goodsDesignated', isOn: false },
      { type: 'relatedDesignated', isOn: false },
    )
    expect(fastSearchRequest(state, 'en')).toMatchObject({ address: [], chooseGoodVOS: [], relateGroups: [], isEn: 1 })
    const narrowed = play(CHOSEN, { type: 'classToggled', number: 9 })
    expect(fastSearchRequest(narrowed, 'zh').chooseGoodVOS).toEqual([])
    expect(fastSearchRequest(play(narrowed, { type: 'classToggled', number: 9 }), 'zh').chooseGoodVOS).toHaveLength(1)
  })

  it('takes its classes from the goods in goods mode, and says whether related groups are wanted', () => {
    const state = play(
      FIRST_STATE,
      ...IN_GOODS_MODE,
      { type: 'itemToggled', item: item(1, '3503') },
      { type: 'partToggled', part: part('0910', '一') },
      { type: 'wholeGroupToggled', group: '4220' },
      { type: 'relateWithGroupChanged', relateWithGroup: 2 },
    )
    expect(fastSearchRequest(state, 'zh')).toMatchObject({
      categories: [9, 35, 42],
      groups: ['4220'],
      paragraphs: [],
      chooseGoodVOS: [item(1, '3503'), part('0910', '一')],
      relateWithGroup: 2,
    })
  })
})

describe('the address of the page', () => {
  it.each([
    ['', null],
    ['cats=9', null],
    ['markname=%E4%BA%91%E6%9D%89&cats=9%7C35', { marknames: ['云杉'], categories: [9, 35] }],
    ['markname=A&cats=09|09|46|x|', { marknames: ['A'], categories: [9] }],
    ['markname=A&cats=9%257C35', { marknames: ['A'], categories: [9, 35] }],
    ['markname=100%25', { marknames: ['100%'], categories: [] }],
    ['markname=A|B&markname=C', { marknames: ['A', 'B', 'C'], categories: [] }],
  ])('%j carries %j', (query, prefill) => {
    expect(readPrefill(new URLSearchParams(query))).toEqual(prefill)
  })
})
