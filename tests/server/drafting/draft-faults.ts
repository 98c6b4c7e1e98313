import { addDays, addMonths } from '#domain/calendar-day.ts'
import { LAW_2019 } from '#domain/law/articles-2019.ts'
import { LAW_2026 } from '#domain/law/articles-2026.ts'
import { LAW_2001, LAW_2013 } from '#domain/law/articles-before-2019.ts'
import { CIVIL_RULES_2020, GRANT_RULES_2020 } from '#domain/law/court-rules.ts'
import { FEES_2019 } from '#domain/law/fees.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import type { DraftInput } from '../../../server/drafting/draft.ts'
import { rollToWorkingDay } from '../../../server/law/deadlines.ts'
import { elementsIn, type MarkupElement, markupTree, shownOf, textIn } from './markup-tree.ts'

const TABLES = [LAW_2001, LAW_2013, LAW_2019, LAW_2026, REGULATIONS_2014, GRANT_RULES_2020, CIVIL_RULES_2020, FEES_2019]
const LAW_TEXT = JSON.stringify(TABLES)
/** How an empty field is written. */
const EMPTY = `\${}`
const TAGS = new Set('h1 h2 h3 h4 p br ul ol li blockquote table thead tbody tr th td strong span div a'.split(' '))

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).map(number => String(BigInt(number)))

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** The days a text writes out, in either language. */
const daysIn = (text: string): string[] => {
  const iso = (year: string, month: number, date: string) =>
    `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  const zh = [...text.matchAll(/(\d{4})年(\d{1,2})月(\d{1,2})日/g)]
  const en = [...text.matchAll(/\b(\d{1,2}) ([A-Z][a-z]+) (\d{4})\b/g)].filter(([, , month = '']) =>
    MONTHS.includes(month),
  )
  return [
    ...zh.map(([, year = '', month, date = '']) => iso(year, Number(month), date)),
    ...en.map(([, date = '', month = '', year = '']) => iso(year, MONTHS.indexOf(month) + 1, date)),
  ]
}

/**
 * Days that follow from the facts by the law's own periods: grace after a term and the year after it, opposition after
 * publication, cancellation and invalidation after registration, the year after a mark that has ended by the notice's day.
 */
const derivedDays = ({ notice }: DraftInput): string[] => [
  ...(notice.dispatchDate ? [addMonths(notice.dispatchDate, 12)] : []),
  ...notice.citedMarks.flatMap(({ dates }) => [
    ...(dates['exclusiveTo'] ? [addMonths(dates['exclusiveTo'], 6), addMonths(dates['exclusiveTo'], 18)] : []),
    ...(dates['preliminaryDate']
      ? [2, 3].map(months => rollToWorkingDay(addMonths(dates['preliminaryDate'] ?? '', months)))
      : []),
    ...[dates['registrationDate'], dates['exclusiveFrom']].flatMap(day =>
      day === undefined ? [] : [addDays(addMonths(day, 36), 1), addMonths(day, 60)],
    ),
  ]),
]

const knownDays = (input: DraftInput): Set<string> =>
  new Set([
    ...(JSON.stringify([input.notice, input.deadline, input.receiveDay]).match(/\d{4}-\d{2}-\d{2}/g) ?? []),
    ...derivedDays(input),
    ...(LAW_TEXT.match(/\d{4}-\d{2}-\d{2}/g) ?? []),
    addDays(input.receiveDay, 15),
  ])

const isField = ({ attributes }: MarkupElement): boolean => attributes.has('data-field')

const placeholderFaults = (tree: MarkupElement, facts: readonly string[]): string[] => {
  let rest = textIn(tree).replaceAll(/\$\{\}/g, ' ')
  for (const fact of facts) rest = rest.replaceAll(`\${${fact}}`, ' ').replaceAll(fact, ' ')
  rest = rest.replaceAll(/\$\{[^{}$]*\}/g, ' ')
  return (rest.match(/[{}]|\bundefined\b|\bnull\b|NaN|\[object|\$\{?/g) ?? []).map(left => `leftover ${left}`)
}

/** Headings with nothing below them before the next of their level, whether all switches are on or as they stand. */
const headingFaults = (tree: MarkupElement): string[] => {
  const flat = (element: MarkupElement): (MarkupElement | string)[] =>
    element.children.flatMap(child =>
      typeof child === 'string' || /^h\d$/.test(child.tag) || isEmptyRequired(child) ? [child] : flat(child),
    )
  const isEmptyRequired = (element: MarkupElement): boolean =>
    isField(element) && element.attributes.has('data-required')
  const parts = flat(tree).filter(part => typeof part !== 'string' || part.trim() !== '')
  const isHeading = (part: MarkupElement | string | undefined): part is MarkupElement =>
    typeof part === 'object' && /^h\d$/.test(part.tag)
  return parts.flatMap((part, index) => {
    const next = parts[index + 1]
    const isEmpty = next === undefined || next === EMPTY || (isHeading(next) && isHeading(part) && next.tag <= part.tag)
    return isHeading(part) && (isEmpty || textIn(part).trim() === '') ? [`empty heading ${textIn(part)}`] : []
  })
}

const goodsSourcesIn = (element: MarkupElement): string[] =>
  elementsIn(element).flatMap(({ attributes }) => {
    const source = attributes.get('data-source') ?? ''
    return /^notice\.(refused|accepted)Goods\.\d+$/.test(source) ? [source] : []
  })

/** An item in two rows of one table, or both blocked and kept. */
const contradictions = (tree: MarkupElement, { notice }: DraftInput): string[] => {
  const nameOf = (source: string): string => {
    const [, list, index] = source.split('.')
    return (list === 'acceptedGoods' ? notice.acceptedGoods : notice.refusedGoods)[Number(index)] ?? ''
  }
  const rows = elementsIn(tree).filter(({ tag }) => tag === 'tr')
  const groupRows = rows.filter(row => row.children.length === 3 && goodsSourcesIn(row).length > 0)
  const named = groupRows.flatMap(row => [...new Set(goodsSourcesIn(row).map(nameOf))])
  const blocked = new Set(
    groupRows.filter(row => /驳回依据|refused under/.test(textIn(row))).flatMap(row => goodsSourcesIn(row).map(nameOf)),
  )
  const kept = elementsIn(tree)
    .filter(element => element.tag === 'p' && /保留“|would be kept/.test(textIn(element)))
    .flatMap(element => goodsSourcesIn(element).map(nameOf))
  return [
    ...named.filter((name, index) => named.indexOf(name) !== index).map(name => `in two rows: ${name}`),
    ...kept.filter(name => blocked.has(name)).map(name => `kept and blocked: ${name}`),
  ]
}

/** A fact by its path, as the notice has it. */
const factAt = (notice: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], notice)

/** Texts that name a fact of the notice and are another. A mark may be shown without 及图 and its signs. */
const sourceFaults = (elements: readonly MarkupElement[], { notice }: DraftInput): string[] =>
  elements.flatMap(element => {
    const path = element.attributes.get('data-source')?.match(/^notice\.(.+)$/)?.[1] ?? 'kind'
    if (/^(kind|grounds\..*|classes\..*|.*status)$/.test(path)) return []
    const written = textIn(element)
    const value = isField(element) ? written.slice(2, -1) : written.replace(/^“(.*)”$/su, '$1')
    const fact = String(factAt(notice, path))
    const isDevice = path === 'mark' && fact === '' && ['图形', 'device'].includes(value)
    const isSame =
      value === fact || daysIn(value).includes(fact) || (/mark$/.test(path) && fact.includes(value)) || isDevice
    return isSame ? [] : [`${path} is not ${value}`]
  })

/** Quoted text that stands neither in the facts nor in the law. */
const quotationFaults = (tree: MarkupElement, known: string): string[] =>
  [...textIn(tree).matchAll(/“([^“”]*)”/g)]
    .flatMap(([, quoted = '']) => quoted.split(/[；;]\s?/))
    .map(piece => piece.replace(/^\$\{|\}$/g, '').trim())
    .filter(piece => piece !== '' && !known.includes(piece.toLowerCase()))
    .map(piece => `quoted from nowhere: ${piece}`)

const fieldFaults = (fields: readonly MarkupElement[]): string[] => {
  const kinds = new Map<string, string>()
  return fields.flatMap(({ attributes, children }) => {
    const [kind = '', name = ''] = [attributes.get('data-field'), attributes.get('data-name')]
    const isEmptyText = kind === 'text' && children.join('') === EMPTY
    const faults = [
      (kinds.get(name) ?? kind) === kind ? '' : `two kinds named ${name}`,
      kind !== 'text' || attributes.has('data-source') ? '' : `no source: ${name}`,
      isEmptyText && !attributes.has('data-required') ? `empty and not asked for: ${name}` : '',
      attributes.get('data-label') ? '' : `no label: ${name}`,
    ]
    kinds.set(name, kind)
    return faults.filter(fault => fault !== '')
  })
}

/**
 * What is wrong with drafted markup, told from the facts and tables alone: this knows no template. Numbers of headings,
 * of cited marks and of rules go up to as many as there are.
 */
export const draftFaults = (markups: readonly string[], input: DraftInput): string[] => {
  const trees = markups.map(markupTree)
  const facts = stringsIn([input.notice, input.deadline])
    .filter(fact => fact !== '')
    .sort((a, b) => b.length - a.length)
  const rules = input.classification ? ['0901', '0921', '3501', '3503'] : []
  const classes = Math.max(input.notice.classes.length, 1)
  const ordinals = Array.from({ length: Math.max(30, input.notice.citedMarks.length) }, (_, index) => String(index + 1))
  const lengths = [input.notice, ...input.notice.citedMarks].map(({ mark }) => String([...mark].length))
  const numbers = new Set([
    ...numbersIn(
      [...facts, input.receiveDay, ...derivedDays(input), LAW_TEXT, ...rules, ...input.notice.classes].join(' '),
    ),
    ...[750, 675].map(fee => String(fee * classes)),
    ...ordinals,
    ...lengths,
    '2014',
  ])
  const days = knownDays(input)
  const known = facts.join('\n') + LAW_TEXT
  const printed = new Set(known)
  return trees.flatMap(tree => {
    const text = textIn(tree)
    const elements = elementsIn(tree)
    return [
      ...elements.filter(({ tag }) => !TAGS.has(tag)).map(({ tag }) => `unknown element ${tag}`),
      ...placeholderFaults(tree, facts),
      ...headingFaults(tree),
      ...headingFaults(shownOf(tree)),
      ...contradictions(tree, input),
      ...quotationFaults(tree, known.toLowerCase()),
      ...sourceFaults(elements, input),
      ...fieldFaults(elements.filter(isField)),
      ...numbersIn(text)
        .filter(number => !numbers.has(number))
        .map(number => `number from nowhere: ${number}`),
      ...daysIn(text)
        .filter(day => !days.has(day))
        .map(day => `day from nowhere: ${day}`),
      ...(input.isEn
        ? (text.match(/\p{Script=Han}/gu) ?? [])
            .filter(one => !printed.has(one))
            .map(one => `Chinese in English: ${one}`)
        : []),
    ]
  })
}
