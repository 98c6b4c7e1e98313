import type { ArguedMark } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { countWord } from '../language.ts'
import { hasWording, printsDevice, wordingOf } from '../mark-composition.ts'
import { missingText, radioField } from '../markup/fields.ts'
import { type Html, type HtmlValue, html, join } from '../markup/html.ts'
import { sourced } from '../markup/inline.ts'
import { formDifference, readingOf, soundDifference } from './differences.ts'
import { SCRIPTS, type Script, type ScriptParts, scriptParts, scriptsOf } from './script-parts.ts'

/** One aspect in which two marks are compared. */
export interface Aspect {
  label: string
  ours: HtmlValue
  theirs: HtmlValue
  verdict: HtmlValue
  /** The difference in words where the facts tell one; null where the attorney decides. */
  told: string | null
}

const OURS = (draft: Draft): string => draft.say('申请商标', 'the mark applied for')

/** Leaves the verdict on an aspect to the attorney where the facts do not tell it. */
const verdictOf = (
  draft: Draft,
  { name, index }: ArguedMark,
  aspect: string,
  label: string,
  told: string | null,
): HtmlValue => {
  const field = `citedMark${index + 1}${aspect}Verdict`
  return (
    told ??
    radioField({
      name: field,
      link: field,
      label: draft.say(`与${name}比对：${label}`, `Compared with ${name}: ${label}`),
      required: true,
      options: draft.say(['不同', '相近'], ['different', 'close']),
      checked: null,
    })
  )
}

const aspectOf = (
  draft: Draft,
  mark: ArguedMark,
  aspect: string,
  label: string,
  cells: { ours: HtmlValue; theirs: HtmlValue; told: string | null },
): Aspect => ({ label, ...cells, verdict: verdictOf(draft, mark, aspect, label, cells.told) })

const SCRIPT_NAMES: Record<Script, { zh: string; en: string; unitZh: string; unitEn: string }> = {
  han: { zh: '汉字', en: 'Chinese characters', unitZh: '个汉字', unitEn: 'Chinese character' },
  latin: { zh: '字母', en: 'letters', unitZh: '个字母', unitEn: 'letter' },
  other: { zh: '数字及其他文字', en: 'digits and other characters', unitZh: '个字符', unitEn: 'character' },
}

const DIGITS = /\p{N}/u

const lengthOf = (runs: readonly string[]): number => [...runs.join('')].filter(one => /[\p{L}\p{N}]/u.test(one)).length

/** Writes the part of a mark in one script, with its count: 四个汉字“青砚山房”. */
const partCell = ({ say, isEn }: Draft, script: Script, runs: readonly string[], source: string): HtmlValue => {
  if (runs.length === 0) return say('无', 'none')
  const { unitZh, unitEn } = SCRIPT_NAMES[runs.some(run => DIGITS.test(run)) ? 'other' : script]
  const count = lengthOf(runs)
  const quoted = join(
    runs.map(run => sourced(source, `“${run}”`)),
    say('', ' '),
  )
  return say(
    html`${countWord(count, isEn)}${unitZh}${quoted}`,
    html`${countWord(count, isEn)} ${unitEn}${count === 1 ? '' : 's'}, ${quoted}`,
  )
}

const formAspects = (draft: Draft, mark: ArguedMark, ours: ScriptParts, theirs: ScriptParts): Aspect[] => {
  const { say, read } = draft
  const scripts = SCRIPTS.filter(script => ours[script].length + theirs[script].length > 0)
  const names = { ours: OURS(draft), theirs: mark.name }
  return scripts.map(script => {
    const [own, cited] = [ours[script], theirs[script]]
    const missing = own.length === 0 ? names.ours : names.theirs
    const told =
      own.length === 0 || cited.length === 0
        ? say(`${missing}没有${SCRIPT_NAMES[script].zh}部分`, `${missing} has no ${SCRIPT_NAMES[script].en}`)
        : formDifference(draft, script, own.join(' '), cited.join(' '), names)
    const part =
      scripts.length === 1 ? '' : say(`（${SCRIPT_NAMES[script].zh}部分）`, ` (${read(SCRIPT_NAMES[script])})`)
    return aspectOf(draft, mark, `Form${script}`, say('文字构成', 'Composition') + part, {
      ours: partCell(draft, script, own, 'notice.mark'),
      theirs: partCell(draft, script, cited, `notice.citedMarks.${mark.index}.mark`),
      told,
    })
  })
}

/** Writes how Chinese characters are called: the count of syllables, and their reading where it is certain and differs. */
const readingCell = ({ say, isEn }: Draft, wording: string, other: string | null): HtmlValue => {
  const count = [...wording].length
  const reading = readingOf(wording)?.join(' ')
  const syllables = say(`${countWord(count, 0)}个音节`, `${countWord(count, isEn)} syllable${count === 1 ? '' : 's'}`)
  const isSame = other !== null && reading === readingOf(other)?.join(' ')
  return reading === undefined || isSame ? syllables : say(`${reading}，${syllables}`, `${reading}, ${syllables}`)
}

/** A mark of Chinese characters alone is called by its syllables; how digits are called is asked. */
const isHanAlone = (parts: ScriptParts): boolean =>
  scriptsOf(parts).join() === 'han' && parts.han.length === 1 && !parts.han.some(run => DIGITS.test(run))

const soundAspect = (draft: Draft, mark: ArguedMark, ours: ScriptParts, theirs: ScriptParts): Aspect => {
  const { say } = draft
  const [own, cited] = [isHanAlone(ours) ? ours.han.join('') : null, isHanAlone(theirs) ? theirs.han.join('') : null]
  return aspectOf(draft, mark, 'Sound', say('呼叫', 'Sound'), {
    ours:
      own === null
        ? missingText('markSound', say('申请商标的呼叫', 'How the mark is called'))
        : readingCell(draft, own, cited),
    theirs:
      cited === null
        ? missingText(`citedMark${mark.index + 1}Sound`, say(`${mark.name}的呼叫`, `How ${mark.name} is called`))
        : readingCell(draft, cited, own),
    told: own === null || cited === null ? null : soundDifference(draft, own, cited),
  })
}

const meaningAspect = (draft: Draft, mark: ArguedMark): Aspect => {
  const { say } = draft
  return aspectOf(draft, mark, 'Meaning', say('含义', 'Meaning'), {
    ours: missingText('markMeaning', say('申请商标的含义', 'Meaning of the mark')),
    theirs: missingText(`citedMark${mark.index + 1}Meaning`, say(`${mark.name}的含义`, `Meaning of ${mark.name}`)),
    told: null,
  })
}

const kindOf = ({ say, read, isEn }: Draft, mark: string, parts: ScriptParts): string => {
  const scripts = scriptsOf(parts).map(script => read(SCRIPT_NAMES[script]))
  const words = say(`${scripts.join('与')}${scripts.length > 1 ? '组合' : ''}`, scripts.join(' with '))
  const device = printsDevice(mark) ? say('及图形', ' and a device') : ''
  const count = countWord(
    scriptsOf(parts).reduce((sum, script) => sum + lengthOf(parts[script]), 0),
    isEn,
  )
  return scripts.length === 1 && device === ''
    ? say(`${words}商标，共${count}${parts.latin.length > 0 ? '个字母' : '字'}`, `${words}, ${count} in all`)
    : say(`${words}${device}商标`, `${words}${device}`)
}

const lookAspect = (draft: Draft, mark: ArguedMark, ours: ScriptParts, theirs: ScriptParts): Aspect => {
  const { say, notice } = draft
  const [own, cited] = [notice.mark, mark.citedMark.mark]
  const count = (parts: ScriptParts) => SCRIPTS.reduce((sum, script) => sum + lengthOf(parts[script]), 0)
  const told = (): string | null => {
    if (scriptsOf(ours).join() !== scriptsOf(theirs).join())
      return say('文字种类的组合不同', 'the combination of scripts differs')
    if (printsDevice(own) !== printsDevice(cited))
      return say('一有图形，一无图形', 'one has a device, the other has none')
    return count(ours) === count(theirs) ? null : say('长短不同', 'they differ in length')
  }
  return aspectOf(draft, mark, 'Look', say('整体外观', 'Overall look'), {
    ours: kindOf(draft, own, ours),
    theirs: kindOf(draft, cited, theirs),
    told: told(),
  })
}

/** Says where the picture of a mark is found: a notice holds those of cited marks, the application that of its own. */
const pictures = ({ say, notice }: Draft, { index }: ArguedMark): { ours: string; theirs: string } => {
  const places = notice.evidence[`citedMarks.${index}.mark`] ?? notice.evidence[`citedMarks.${index}.regNo`]
  const page = places?.[0]?.page
  return {
    ours: say('见申请书所附图样', 'as filed with the application'),
    theirs:
      page === undefined
        ? say('见通知书所附图样', 'as shown in the notice')
        : say(`见通知书第${page}页`, `page ${page} of the notice`),
  }
}

/** Compares by composition and visual impression where a mark is a device, or has no wording that is known. */
const deviceAspects = (draft: Draft, mark: ArguedMark): Aspect[] => {
  const { say, notice } = draft
  const number = mark.index + 1
  const [isOwnDevice, isCitedDevice] = [!hasWording(notice.mark), !hasWording(mark.citedMark.mark)]
  const differs =
    isOwnDevice !== isCitedDevice && mark.citedMark.mark !== '' && (notice.mark !== '' || notice.markIsDevice)
  const words = (printed: string, source: string): Html =>
    say(
      html`文字${sourced(source, `“${wordingOf(printed)}”`)}`,
      html`the wording ${sourced(source, `“${wordingOf(printed)}”`)}`,
    )
  const cell = (isDevice: boolean, name: string, label: string, printed: string, source: string): HtmlValue =>
    isDevice ? missingText(name, label) : words(printed, source)
  const source = `notice.citedMarks.${mark.index}.mark`
  return [
    { label: say('图样', 'Representation'), ...pictures(draft, mark), verdict: '', told: null },
    aspectOf(draft, mark, 'Elements', say('构图要素', 'Elements and composition'), {
      ours: cell(
        isOwnDevice,
        'markElements',
        say('申请商标的构图要素', 'Elements of the mark'),
        notice.mark,
        'notice.mark',
      ),
      theirs: cell(
        isCitedDevice,
        `citedMark${number}Elements`,
        say(`${mark.name}的构图要素`, `Elements of ${mark.name}`),
        mark.citedMark.mark,
        source,
      ),
      told: differs ? say('一为图形，一为文字', 'one is a device, the other is wording') : null,
    }),
    aspectOf(draft, mark, 'Impression', say('整体视觉效果', 'Overall visual impression'), {
      ours: missingText('markImpression', say('申请商标的整体视觉效果', 'Visual impression of the mark')),
      theirs: missingText(
        `citedMark${number}Impression`,
        say(`${mark.name}的整体视觉效果`, `Visual impression of ${mark.name}`),
      ),
      told: null,
    }),
  ]
}

/**
 * Returns the aspects in which the mark is compared with a cited one: composition by script, sound, meaning and look for
 * words; representation, elements and impression where one of them is a device. A difference is told where it can be seen
 * in the wording; all else is asked.
 */
export const aspectsOf = (draft: Draft, mark: ArguedMark): Aspect[] => {
  const [ours, theirs] = [scriptParts(draft.notice.mark), scriptParts(mark.citedMark.mark)]
  if (scriptsOf(ours).length === 0 || scriptsOf(theirs).length === 0) return deviceAspects(draft, mark)
  return [
    ...formAspects(draft, mark, ours, theirs),
    soundAspect(draft, mark, ours, theirs),
    meaningAspect(draft, mark),
    lookAspect(draft, mark, ours, theirs),
  ]
}
