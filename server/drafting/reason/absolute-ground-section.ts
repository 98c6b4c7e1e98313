import { GRANT_RULES_2020 } from '#domain/law/court-rules.ts'
import { findGround } from '#domain/law/grounds.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { Draft } from '../draft.ts'
import { examinerWords } from '../examiner-words.ts'
import { findGroundGuide, groundQuestions, guideText } from '../grounds/grounds.ts'
import { groundNamed, quoteGround, quoteRule } from '../law-citation.ts'
import { hasWording, wordingOf } from '../mark-composition.ts'
import type { Section } from '../markup/blocks.ts'
import { question, switchField } from '../markup/fields.ts'
import { type Html, html, sourced } from '../markup/html.ts'
import type { GroundReasons } from '../reasons.ts'

const NEXT_LAW = '2027-01-01'

const claimAgainst = (article: string): LawText => ({
  zh: `申请商标不属于${article}所指的情形`,
  en: `The mark does not fall under ${article}`,
})

/** Writes a question of the guide as a statement that its answer completes. */
const stated = ({ name, label, lead }: ReturnType<typeof groundQuestions>[number]): Html =>
  html`<p>${lead}</p>${question(name, label, true)}`

/** Writes what is argued if the main claim should fail, off until the attorney takes it up. */
const fallback = (draft: Draft, ground: string): Html | null => {
  const guide = findGroundGuide(ground)?.fallback
  if (!guide) return null
  return switchField({
    name: `fallbackGround${ground}`,
    label: guideText(draft, guide.label),
    on: false,
    content: groundQuestions(draft, ground, [guide.question]).map(stated),
  })
}

/** Conclusions from the rest of the mark, by the ground; `{goods}` stands for goods, services or both. */
const OF_THE_WHOLE: Readonly<Record<string, LawText>> = {
  '10.1.7': {
    zh: '是否容易使公众产生误认，应当就标志整体结合指定{goods}判断',
    en: 'whether it is liable to mislead is to be judged of the whole, in relation to the designated {goods}',
  },
  '10.2': {
    zh: '是否具有区别于地名的含义，应当就标志整体判断',
    en: 'whether it has a meaning distinguishable from the place name is to be judged of the whole',
  },
  '11.1.1': { zh: '整体上并非“仅有”通用名称', en: 'as a whole it does not consist “solely” of a generic name' },
  '11.1.2': {
    zh: '整体上并非“仅”直接表示{goods}的特点',
    en: 'as a whole it does not “merely” describe the {goods}',
  },
}

/** Stands before words that the examiner calls a part of the mark. */
const AS_A_PART = /(?:含有?|带有|包含|包括|其中|中的?|所含|部分|文字|字样|contains?|includes?|part|word|element)\s*$/

/**
 * Says, where the examiner takes offence at a part of the mark and the article asks for the whole, which other words the
 * mark holds and what follows; null where the notice quotes no part of it.
 */
const partOnly = (draft: Draft, { ground, reasons }: GroundReasons): Html | null => {
  const { say, notice } = draft
  const whole = OF_THE_WHOLE[ground]
  const mark = hasWording(notice.mark) ? wordingOf(notice.mark) : ''
  const quoted = reasons.flatMap(({ text }) =>
    [...text.matchAll(/[“"]([^“”"]+)[”"]/g)].map(({ 1: word = '', index }) => ({
      word,
      isPart: AS_A_PART.test(text.slice(0, index)),
    })),
  )
  // Where the examiner speaks of the mark as a whole, only words that are called a part of it are one.
  const isOfWhole = mark !== '' && quoted.some(({ word }) => word === mark)
  // Goods may have words of the mark in quotation marks of their own: 糯米糍（“冰皮”糕点）.
  const isOfGoods = (word: string): boolean =>
    notice.refusedGoods.some(good => good.includes(`“${word}”`) || good.includes(`"${word}"`))
  const named = quoted.filter(({ word, isPart }) => !isOfGoods(word) && (isPart || !isOfWhole)).map(({ word }) => word)
  const parts = [...new Set(named.filter(word => word !== '' && word !== mark && mark.includes(word)))]
  if (!whole || parts.length === 0) return null
  const rest = parts
    .toSorted((a, b) => b.length - a.length)
    .reduce<readonly string[]>((pieces, part) => pieces.flatMap(piece => piece.split(part)), [mark])
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  // Where the notice names all of the mark, part by part, there is no rest to point to.
  if (rest.length === 0) return null
  const objected = parts.map(part => `“${part}”`)
  const isOne = parts.length === 1
  // Single characters between the parts are no words to rest on.
  const words = rest.map(word => word.trim()).filter(word => (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 1)
  const others = words.length === rest.length ? words.map(word => `“${word}”`) : []
  const [alsoZh, alsoEn] =
    others.length === 0 ? ['', ''] : [`，此外还含有${others.join('')}`, ` and also contains ${others.join(' and ')}`]
  return say(
    html`<p>通知书所指${objected.join('')}只是申请商标的一部分。申请商标为${sourced('notice.mark', `“${mark}”`)}${alsoZh}；${guideText(draft, whole)}。</p>`,
    html`<p>${objected.join(' and ')}, which the notice objects to, ${isOne ? 'is' : 'are'} only part of the mark. The mark is ${sourced('notice.mark', `“${mark}”`)}${alsoEn}; ${guideText(draft, whole)}.</p>`,
  )
}

/**
 * Answers one ground that does not turn on an earlier mark: the examiner's words, the law, what the client has to say for
 * it, and what is argued if that should fail.
 */
export const absoluteGroundSection = (draft: Draft, group: GroundReasons): Section => {
  const { say } = draft
  const { ground } = group
  if (ground === '')
    return {
      title: say('通知书所述其他理由不能成立', 'The further reason of the notice does not hold'),
      choice: { name: 'argueGroundOther', on: true },
      body: [
        examinerWords(draft, group),
        html`<p>${say('对上述理由，申请人答复如下：', 'To this the applicant answers:')}</p>`,
        question('groundOtherAnswer', say('对该驳回理由的答复', 'Answer to this reason'), true),
      ],
    }
  const article = groundNamed(draft, ground)
  const guide = findGroundGuide(ground)
  const isOfFiling = findGround(ground)?.nature === 'filing'
  return {
    title: guideText(
      draft,
      (draft.law.from >= NEXT_LAW ? guide?.claimOf2026 : null) ?? guide?.claim ?? claimAgainst(article),
    ),
    choice: { name: `argueGround${ground}`, on: true },
    body: [
      examinerWords(draft, group),
      quoteGround(draft, ground),
      guide?.rule === undefined ? null : quoteRule(draft, GRANT_RULES_2020, guide.rule),
      html`<p>${say(
        `${isOfFiling ? '申请商标的注册申请' : '申请商标'}不属于${article}所指的情形，上述驳回理由不能成立。`,
        `The ${isOfFiling ? 'application' : 'mark'} does not fall under ${article}; the reason given for the refusal does not hold.`,
      )}</p>`,
      partOnly(draft, group),
      (guide?.reasoning ?? []).map(text => html`<p>${guideText(draft, text)}</p>`),
      groundQuestions(draft, ground).map(stated),
      fallback(draft, ground),
    ],
  }
}
