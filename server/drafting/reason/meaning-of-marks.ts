import { type ArguedMark, isArguedToDiffer, namesOfMarks } from '../cited-marks.ts'
import type { Aspect } from '../comparison/aspect.ts'
import type { Draft } from '../draft.ts'
import { comparedParts, type Script, scriptsOf } from '../mark-composition.ts'
import { question } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'

/** A cited mark with the aspects in which it is compared. */
export interface Compared {
  mark: ArguedMark
  aspects: readonly Aspect[]
}

const SAME_MEANING = /含义[^，。；、]{0,4}(?:相同|相近|近似|类似|一致)|(?:same|similar) meaning/

/** The words of the notice on a mark that hold its meaning to be the same: the sentence that names it, or its only reason. */
const heldToMeanTheSame = ({ reasons }: Draft, { index, citedMark: { regNo } }: ArguedMark): boolean =>
  reasons.some(({ cited, text }) => {
    if (!cited.includes(index)) return false
    const told =
      cited.length === 1 ? [text] : text.split(/[。；;]/).filter(part => regNo !== '' && part.includes(regNo))
    return told.some(part => SAME_MEANING.test(part))
  })

/** Scripts whose words the public in China reads at once. */
const OWN_SCRIPTS: readonly Script[] = ['han', 'digits']

const isInForeignScript = ({ notice }: Draft, { citedMark }: ArguedMark): boolean => {
  const { ours, theirs } = comparedParts(notice.mark, citedMark.mark)
  const [own, cited] = [scriptsOf(ours), scriptsOf(theirs)]
  return !own.some(script => cited.includes(script)) && [...own, ...cited].some(one => !OWN_SCRIPTS.includes(one))
}

/** Concedes in the alternative that cited marks mean the same: meaning is one aspect of several. */
const evenIfSameMeaning = ({ say }: Draft, names: string): Html =>
  html`<p>${say(
    `即使认为${names}与申请商标含义相同或者相近，含义也只是比对的一个方面；上述其他方面的区别，足以使相关公众将其区分。`,
    `Even if ${names} were held to have the same or a similar meaning, meaning is one aspect of several; the differences in the others, set out above, are enough for the relevant public to tell the marks apart.`,
  )}</p>`

/**
 * Answers in tiers that the notice holds a mark in another script to mean the same: whether the public knows what its words
 * mean, which is asked; and even so. Null where the notice does not say so.
 */
export const onForeignMeaning = (draft: Draft, { mark }: Compared): Html | null => {
  if (!heldToMeanTheSame(draft, mark) || !isInForeignScript(draft, mark)) return null
  const { say } = draft
  const { index, name } = mark
  return html`<p>${say(
    `通知书认为${name}与申请商标含义相同或者相近。该认定以我国相关公众普遍知晓其中外文的含义，并将其与另一商标的文字对应为前提。有关该外文的语种和我国相关公众对其认知的事实如下：`,
    `The notice holds that ${name} and the mark applied for have the same or a similar meaning. That presupposes that the relevant public in China commonly knows what the foreign words mean and reads one mark as the other. The facts on their language, and on how far the public knows it, are as follows:`,
  )}</p>${question(
    `citedMark${index + 1}Language`,
    say(
      `与${name}比对的外文属于何种语言，我国相关公众是否普遍知晓其含义`,
      `The language of the foreign words compared with ${name}, and whether the relevant public in China commonly knows what they mean`,
    ),
    true,
  )}${evenIfSameMeaning(draft, name)}`
}

/** The same of cited marks in a script of the mark applied for, said once for all of them; null where there is none. */
export const onMeaning = (draft: Draft, compared: readonly Compared[]): Html | null => {
  const held = compared.filter(
    ({ mark, aspects }) =>
      isArguedToDiffer(draft, mark.index) &&
      heldToMeanTheSame(draft, mark) &&
      !isInForeignScript(draft, mark) &&
      aspects.some(({ told }) => told !== null),
  )
  if (held.length === 0) return null
  return evenIfSameMeaning(
    draft,
    namesOfMarks(
      draft,
      held.map(({ mark }) => mark.index),
    ),
  )
}
