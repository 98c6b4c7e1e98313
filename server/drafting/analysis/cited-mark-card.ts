import type { CitedMark } from '#contract/notice.ts'
import { askedFact } from '../asked-fact.ts'
import { citedMarkName } from '../cited-mark-field.ts'
import { countWord } from '../count-word.ts'
import type { Draft } from '../draft.ts'
import { goodsWord } from '../goods-word.ts'
import { type Html, html } from '../html.ts'
import { chineseLength, markComposition } from '../mark-composition.ts'
import { radioField } from '../radio-field.ts'
import type { Section } from '../sections.ts'
import { argueOption } from './options/argue-option.ts'
import { consentOption } from './options/consent-option.ts'
import { followOption } from './options/follow-option.ts'
import { nonUseOption } from './options/non-use-option.ts'
import { suspensionOption } from './options/suspension-option.ts'

type Part = (draft: Draft, citedMark: CitedMark, index: number) => Html | Html[] | null

const formPart: Part = (draft, citedMark, index) => {
  const { notice, say } = draft
  const [own, cited] = [markComposition(draft, notice.mark), markComposition(draft, citedMark.mark)]
  if (own === null || cited === null)
    return [
      html`<p>${say('字形：至少一件商标为图形或者未见文字，须对照图样人工比对。', 'Form: at least one mark is a device or shows no wording; compare the representations by eye.')}</p>`,
      askedFact(
        draft,
        `citedMark${index + 1}Form`,
        say(
          '图样的异同（构图、要素、整体视觉效果）',
          'How the representations compare: composition, elements, overall look',
        ),
      ),
    ]
  return say(
    html`<p>字形：申请商标由${own}构成，${citedMarkName(draft, index)}由${cited}构成。</p>`,
    html`<p>Form: the mark applied for consists of ${own}; ${citedMarkName(draft, index)} of ${cited}.</p>`,
  )
}

const soundPart: Part = (draft, citedMark, index) => {
  const { notice, isEn, say } = draft
  const [own, cited] = [chineseLength(notice.mark), chineseLength(citedMark.mark)]
  if (own === null || cited === null)
    return askedFact(
      draft,
      `citedMark${index + 1}Sound`,
      say(
        `读音的异同（与${citedMarkName(draft, index)}）`,
        `How the sounds compare (with ${citedMarkName(draft, index)})`,
      ),
    )
  const syllables = (count: number): string => `${countWord(count, isEn)} syllable${count === 1 ? '' : 's'}`
  return say(
    html`<p>呼叫：申请商标为${countWord(own, 0)}个音节，${citedMarkName(draft, index)}为${countWord(cited, 0)}个音节。</p>`,
    html`<p>Sound: the mark applied for has ${syllables(own)}, ${citedMarkName(draft, index)} has ${syllables(cited)}.</p>`,
  )
}

const meaningPart: Part = (draft, _citedMark, index) =>
  askedFact(
    draft,
    `citedMark${index + 1}Meaning`,
    draft.say(
      `含义的异同（与${citedMarkName(draft, index)}）`,
      `How the meanings compare (with ${citedMarkName(draft, index)})`,
    ),
  )

const rulesPart: Part = ({ comparisons, say, read }, _citedMark, index) => {
  const rules = comparisons[index]?.rules ?? []
  if (rules.length === 0)
    return html`<p>${say('文字近似规则：未触发。规则只比对文字，不比对图形、含义和近音。', 'Rules on word marks: none fired. They compare wording only, not devices, meanings or near sounds.')}</p>`
  return html`<p>${say('触发的文字近似规则：', 'Rules on word marks that fired:')}</p><ul>${rules.map(
    rule => html`<li>${rule.id} ${read(rule)}</li>`,
  )}</ul>`
}

const goodsPart: Part = ({ notice, say }, citedMark) => {
  if (citedMark.goods.length === 0) return null
  const own = new Set(notice.refusedGoods)
  const shared = citedMark.goods.filter(name => own.has(name))
  const quoted = (names: readonly string[]): string => `“${names.join(say('；', '; '))}”`
  return html`<p>${say('核定项目：', 'Its goods or services: ')}${quoted(citedMark.goods)}${say('。', '.')}${
    shared.length === 0
      ? null
      : say(
          `其中${quoted(shared)}与被驳回的项目名称相同。`,
          ` Of these, ${quoted(shared)} bear the same names as refused items.`,
        )
  }</p>`
}

const conclusionPart: Part = (draft, _citedMark, index) => {
  const { comparisons, say } = draft
  const name = citedMarkName(draft, index)
  const goods = goodsWord(draft)
  const choice = radioField({
    name: `citedMark${index + 1}Similarity`,
    label: say(`与${name}是否近似`, `Similarity to ${name}`),
    required: true,
    options: say(
      ['不近似', '近似', `部分${goods}上近似`],
      ['not similar', 'similar', `similar for part of the ${goods}`],
    ),
    checked: comparisons[index]?.level === 'identical' ? 1 : null,
  })
  return say(
    html`<p>结论：申请商标与${name}${choice}。</p>`,
    html`<p>Conclusion: the mark applied for and ${name} are ${choice}.</p>`,
  )
}

const PARTS: readonly Part[] = [
  formPart,
  soundPart,
  meaningPart,
  goodsPart,
  rulesPart,
  conclusionPart,
  argueOption,
  nonUseOption,
  followOption,
  consentOption,
  suspensionOption,
]

/** One cited mark: how it compares in form, sound and meaning, the conclusion to draw, and what can be done about it. */
export const citedMarkCard = (draft: Draft, citedMark: CitedMark, index: number): Section => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  const parts = [
    citedMark.regNo === '' ? '' : say(`第${citedMark.regNo}号`, `no. ${citedMark.regNo}`),
    citedMark.mark === '' ? '' : `“${citedMark.mark}”`,
  ].filter(part => part !== '')
  const colon = parts.length === 0 ? '' : say('：', ': ')
  const title = name + colon + parts.join(say('', ', '))
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    body: PARTS.map(part => part(draft, citedMark, index)),
  }
}
