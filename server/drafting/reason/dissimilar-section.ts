import { CIVIL_RULES_2020 } from '#domain/law/court-rules.ts'
import { goodsWord } from '../case-words.ts'
import { type ArguedMark, citedMarkAt, isArguedToDiffer, namesOfMarks } from '../cited-marks.ts'
import type { Aspect } from '../comparison/aspect.ts'
import { aspectsOf } from '../comparison/aspects.ts'
import type { Draft } from '../draft.ts'
import { listText } from '../language.ts'
import { quoteRule } from '../law-citation.ts'
import { hasWording } from '../mark-composition.ts'
import { columnTable, type Section } from '../markup/blocks.ts'
import { radioField, switchField } from '../markup/fields.ts'
import { type Html, html, sourced } from '../markup/html.ts'

/** Names a cited mark with its number and its words: 引证商标一（第28613907号“青砚”商标）. */
const named = ({ say }: Draft, { citedMark: { regNo, mark }, index, name }: ArguedMark): Html => {
  const number = regNo === '' ? null : sourced(`notice.citedMarks.${index}.regNo`, regNo)
  const words = hasWording(mark) ? sourced(`notice.citedMarks.${index}.mark`, `“${mark}”`) : null
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  if (number === null) return html`${capital}`
  return say(
    html`${name}（第${number}号${words}商标）`,
    html`${capital} (no. ${number}${words === null ? null : html`, ${words}`})`,
  )
}

/** Names the mark applied for with its words, as the head of a column. */
const ownNamed = ({ say, notice }: Draft): Html => {
  const words = hasWording(notice.mark) ? sourced('notice.mark', `“${notice.mark}”`) : null
  return say(html`申请商标${words}`, html`Mark applied for${words === null ? null : html`, ${words}`}`)
}

const PART = /^(.+?) ?[（(](.+)[）)]$/u

/** Names what differs, each aspect once: composition (letters: ...; digits: ...). */
const differencesNamed = ({ say }: Draft, aspects: readonly Aspect[]): string[] => {
  const told = aspects.flatMap(({ label, told: difference }) => {
    if (difference === null) return []
    const [, whole = label, part] = PART.exec(label) ?? []
    const named = say(whole, whole.charAt(0).toLowerCase() + whole.slice(1))
    return [{ named, words: part === undefined ? difference : say(`${part}：${difference}`, `${part}: ${difference}`) }]
  })
  return [...Map.groupBy(told, ({ named }) => named)].map(([named, own]) => {
    const words = own.map(one => one.words).join(say('；', '; '))
    return say(`${named}（${words}）`, `${named} (${words})`)
  })
}

/** Compares the mark with one cited mark, aspect by aspect, and says in a sentence what differs. */
const comparison = (draft: Draft, mark: ArguedMark): Html => {
  const { say } = draft
  const aspects = aspectsOf(draft, mark)
  const told = differencesNamed(draft, aspects)
  const shared = listText(
    draft,
    aspects.flatMap(aspect => aspect.shared ?? []),
  )
  const [inCommonZh, inCommonEn] =
    shared === '' ? ['', 'T'] : [`虽均含有${shared}，但`, `Although both contain ${shared}, t`]
  const asWholes = shared === '' ? '' : say('，应当就整体判断', '; the marks are to be compared as wholes')
  return switchField({
    name: `citedMark${mark.index + 1}Dissimilar`,
    label: say(`与${mark.name}不近似`, `Not similar to ${mark.name}`),
    on: isArguedToDiffer(draft, mark.index),
    content: html`${columnTable(
      [say('比对项', 'Aspect'), ownNamed(draft), named(draft, mark), say('比对结果', 'Result')],
      aspects.map(({ label, ours, theirs, verdict, places }) =>
        places
          ? [label, html`<p>${ours}</p>${places.ours}`, html`<p>${theirs}</p>${places.theirs}`, verdict]
          : [label, ours, theirs, verdict],
      ),
    )}<p>${
      told.length === 0
        ? say(`申请商标与${mark.name}可以区分。`, `The mark applied for and ${mark.name} are readily distinguishable.`)
        : say(
            `申请商标与${mark.name}${inCommonZh}在${listText(draft, told)}上${told.length > 1 ? '均' : ''}有区别${asWholes}。`,
            `${inCommonEn}he mark applied for differs from ${mark.name} in ${listText(draft, told)}${asWholes}.`,
          )
    }</p>`,
  })
}

/** Argues by the rule on comparison that the marks differ as a whole (Interpretation on civil disputes Art. 10). */
const asAWhole = (draft: Draft, names: string): Html => {
  const { say } = draft
  const goods = goodsWord(draft)
  const conclusion = radioField({
    name: 'dissimilarWording',
    link: 'dissimilarWording',
    label: say('结论的措辞', 'Wording of the conclusion'),
    options: say(
      ['不构成近似商标', `不构成使用在同一种或者类似${goods}上的近似商标`],
      ['are not similar', `are not similar marks for the same or similar ${goods}`],
    ),
    checked: 0,
  })
  return say(
    html`<p>综上，以相关公众的一般注意力为标准，对申请商标与${names}进行整体比对和主要部分的比对，并在隔离状态下观察，相关公众能够将其区分，${conclusion}。</p>`,
    html`<p>Compared as a whole and in their main parts, viewed in isolation from each other, and judged by the ordinary attention of the relevant public, the mark applied for and ${names} are readily distinguishable and ${conclusion}.</p>`,
  )
}

/**
 * Writes the case that the mark is not similar to the cited marks of a ground: a table and a sentence for each, each a
 * switch that is off where the wording is the same or the mark is out of the way.
 */
export const dissimilarSection = (draft: Draft, cited: readonly number[], suffix: string): Section => {
  const { say } = draft
  const argued = cited.filter(index => isArguedToDiffer(draft, index))
  const names =
    cited.length === 0 ? say('引证商标', 'the cited marks') : namesOfMarks(draft, argued.length > 0 ? argued : cited)
  return {
    title: say(`申请商标与${names}不构成近似商标`, `The mark applied for and ${names} are not similar`),
    choice: { name: `argueDissimilar${suffix}`, on: cited.length === 0 || argued.length > 0 },
    body: [
      suffix === '' ? quoteRule(draft, CIVIL_RULES_2020, '10.1.1', '10.1.2', '10.1.3') : null,
      cited.flatMap(index => {
        const mark = citedMarkAt(draft, index)
        return mark ? [comparison(draft, mark)] : []
      }),
      asAWhole(draft, names),
    ],
  }
}
