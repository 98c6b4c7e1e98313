import { ATTRIBUTES } from '#contract/document-html.ts'
import { chineseOf, glossesOf } from '../../similarity/english.ts'
import type { ArguedMark } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { countWord, listText } from '../language.ts'
import {
  comparedParts,
  hasWording,
  printsDevice,
  SCRIPTS,
  type ScriptParts,
  scriptsOf,
  wordingOf,
} from '../mark-composition.ts'
import { missingText, question } from '../markup/fields.ts'
import { type Html, type HtmlValue, html, sourced } from '../markup/html.ts'
import { type Aspect, aspectOf, lengthOf, OURS } from './aspect.ts'
import { isComparedAsDevice } from './compared-by.ts'
import { readingOf, soundDifference } from './differences.ts'
import { formAspects } from './form-aspects.ts'
import { DIGITS, scriptName, WITH_DIGITS } from './script-names.ts'

/** Writes how Chinese characters are called: the count of syllables, and their reading where it is certain and differs. */
const readingCell = ({ say, isEn }: Draft, wording: string, other: string | null): HtmlValue => {
  const count = [...wording].length
  const reading = readingOf(wording)?.join(' ')
  const syllables = say(`${countWord(count, 0)}个音节`, `${countWord(count, isEn)} syllable${count === 1 ? '' : 's'}`)
  const isSame = other !== null && reading === readingOf(other)?.join(' ')
  return reading === undefined || isSame ? syllables : say(`${reading}，${syllables}`, `${reading}, ${syllables}`)
}

const isAlone = (parts: ScriptParts): boolean => scriptsOf(parts).length === 1

/** The Chinese characters by which a mark is called, alone or beside letters; null where it has none, or several runs beside letters. How digits are called is asked. */
const calledBy = (parts: ScriptParts): string | null => {
  const wording = parts.han.length === 1 || isAlone(parts) ? parts.han.join('') : ''
  return wording === '' || parts.digits.length > 0 || parts.han.some(run => DIGITS.test(run)) ? null : wording
}

/** The least letters in common with a reading by which letters may spell its sound. */
const MIN_SPELT = 3

/** Whether letters may spell the sound of Chinese characters, in whole or in part: HUAXIN of 花信里. */
const maySpell = (letters: string, wording: string): boolean => {
  const reading = readingOf(wording)
  const spelt = letters.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  if (reading === null || !/^[a-z]+$/.test(spelt)) return true
  return reading.some(
    (syllable, at) =>
      (syllable.length >= MIN_SPELT && spelt.includes(syllable)) || spelt.includes(reading.slice(at, at + 2).join('')),
  )
}

/** Says that one mark is called in Chinese and the other by its letters, where these do not spell the sound of the former. */
const scriptsInSound = ({ say }: Draft, ours: ScriptParts, theirs: ScriptParts): string | null => {
  const [own, cited] = [calledBy(ours), calledBy(theirs)]
  if (!isAlone(ours) || !isAlone(theirs) || (own === null) === (cited === null)) return null
  const letters = (own === null ? ours : theirs).latin.join(' ')
  return letters === '' || maySpell(letters, own ?? cited ?? '')
    ? null
    : say(
        '一按汉字读音呼叫，一按字母拼读，读音不同',
        'one is called by its Chinese characters, the other by its letters',
      )
}

/** Writes how a mark is called, of a composite one by its Chinese characters; asks where that is not known. */
const soundCell = (draft: Draft, parts: ScriptParts, other: string | null, asked: Html): HtmlValue => {
  const wording = calledBy(parts)
  if (wording === null) return asked
  const reading = readingCell(draft, wording, other)
  return isAlone(parts) ? reading : draft.say(html`汉字部分：${reading}`, html`Chinese characters: ${reading}`)
}

/** Compares how both marks are called; composite ones by their Chinese characters, where both have some. */
const soundAspect = (draft: Draft, mark: ArguedMark, ours: ScriptParts, theirs: ScriptParts): Aspect => {
  const { say } = draft
  const [own, cited] = [calledBy(ours), calledBy(theirs)]
  const asked = {
    ours: missingText('markSound', say('申请商标的呼叫', 'How the mark is called')),
    theirs: missingText(`citedMark${mark.index + 1}Sound`, say(`${mark.name}的呼叫`, `How ${mark.name} is called`)),
  }
  const told =
    own === null || cited === null
      ? scriptsInSound(draft, ours, theirs)
      : soundDifference(draft, own, cited, { ours: OURS(draft), theirs: mark.name })
  return aspectOf(draft, mark, 'Sound', say('呼叫', 'Sound'), {
    ours: soundCell(draft, ours, cited, asked.ours),
    theirs: soundCell(draft, theirs, own, asked.theirs),
    told,
  })
}

/** What the dictionary tells of a mark that consists of its words: how it is quoted, and what it means. */
interface Meaning {
  cell: string
  means: readonly string[]
}

/** Returns what a mark means where it is a Chinese word of the dictionary, or made of English ones alone; null for any other. */
const meaningOf = ({ say }: Draft, parts: ScriptParts): Meaning | null => {
  if (!isAlone(parts)) return null
  const [han, words] = [parts.han.join(''), parts.latin.flatMap(run => run.split(/[\s.&’'-]+/u))]
  const glosses = glossesOf(han)
  if (glosses.length > 0)
    return { cell: say(`既有词汇“${han}”`, `“${han}”, a Chinese word (${glosses[0]})`), means: glosses }
  const translated = words.map(word => ({ word, chinese: chineseOf(word)[0] }))
  if (words.length === 0 || translated.some(({ chinese }) => chinese === undefined)) return null
  const quoted = translated.map(({ word, chinese }) => say(`“${word}”（${chinese}）`, `“${word}”`))
  return {
    cell: say(`英文单词${quoted.join('')}`, `the English word${quoted.length > 1 ? 's' : ''} ${quoted.join(' and ')}`),
    means: [words.join(' ').toLowerCase()],
  }
}

/** Whether two meanings have a word in common. */
const haveWordInCommon = (own: readonly string[], cited: readonly string[]): boolean => {
  const words = new Set(own.flatMap(meaning => meaning.split(' ')))
  return cited.some(meaning => meaning.split(' ').some(word => words.has(word)))
}

/** Compares what both marks mean: each is told where the dictionary has it, and that they differ where both are; else asked. */
const meaningAspect = (draft: Draft, mark: ArguedMark, ours: ScriptParts, theirs: ScriptParts): Aspect => {
  const { say } = draft
  const [own, cited] = [meaningOf(draft, ours), meaningOf(draft, theirs)]
  const differ = own !== null && cited !== null && !haveWordInCommon(own.means, cited.means)
  return aspectOf(draft, mark, 'Meaning', say('含义', 'Meaning'), {
    ours: own?.cell ?? missingText('markMeaning', say('申请商标的含义', 'Meaning of the mark')),
    theirs:
      cited?.cell ??
      missingText(`citedMark${mark.index + 1}Meaning`, say(`${mark.name}的含义`, `Meaning of ${mark.name}`)),
    told: differ
      ? say('均为有固有含义的词汇，含义不同', 'both are words with meanings of their own, which differ')
      : null,
  })
}

const kindOf = (draft: Draft, mark: string, parts: ScriptParts, compared: readonly ScriptParts[]): string => {
  const { say, read, isEn } = draft
  const names = scriptsOf(parts).map(script => scriptName(script, compared, parts[script]))
  const scripts = names.map(read)
  const words = say(
    `${scripts.join('与')}${scripts.length > 1 ? '组合' : ''}`,
    scripts.length > 2 ? listText(draft, scripts) : scripts.join(' with '),
  )
  const device = printsDevice(mark) ? say('及图形', ' and a device') : ''
  const count = countWord(
    scriptsOf(parts).reduce((sum, script) => sum + lengthOf(parts[script]), 0),
    isEn,
  )
  return scripts.length === 1 && device === ''
    ? say(
        `${words}商标，共${count}${parts.han.length > 0 && names[0] !== WITH_DIGITS ? '字' : (names[0]?.unitZh ?? '')}`,
        `${words}, ${count} in all`,
      )
    : say(`${words}${device}商标`, `${words}${device}`)
}

const lookAspect = (draft: Draft, mark: ArguedMark, ours: ScriptParts, theirs: ScriptParts): Aspect => {
  const { say, notice, isEn } = draft
  const [own, cited] = [notice.mark, mark.citedMark.mark]
  const count = (parts: ScriptParts) => SCRIPTS.reduce((sum, script) => sum + lengthOf(parts[script]), 0)
  const told = (): string | null => {
    if (scriptsOf(ours).join() !== scriptsOf(theirs).join())
      return isAlone(ours) && isAlone(theirs)
        ? say('文字种类不同', 'the scripts differ')
        : say('文字种类的组合不同', 'the combination of scripts differs')
    if (printsDevice(own) !== printsDevice(cited))
      return say('一有图形，一无图形', 'one has a device, the other has none')
    if (count(ours) === count(theirs)) return null
    const [script = 'other'] = scriptsOf(ours)
    if (scriptsOf(ours).length > 1) return say('长短不同', 'they differ in length')
    const name = scriptName(script, [ours, theirs], [...ours[script], ...theirs[script]])
    const unit = name === WITH_DIGITS || script !== 'han' ? name.unitZh : '字'
    const [first, second] = [ours, theirs].map(parts => countWord(count(parts), isEn))
    return say(
      `${first}${unit}与${second}${unit}，长短不同`,
      `${first} ${name.unitEn}${count(ours) === 1 ? '' : 's'} against ${second}`,
    )
  }
  return aspectOf(draft, mark, 'Look', say('整体外观', 'Overall look'), {
    ours: kindOf(draft, own, ours, [ours, theirs]),
    theirs: kindOf(draft, cited, theirs, [ours, theirs]),
    told: told(),
  })
}

/**
 * Says where the picture of a mark is found: the notice where it was taken from there, else for the mark applied for the
 * application. Where the notice is not known to show a cited mark, it is asked where its picture is.
 */
const whereFound = (
  { say, notice, pictures = [] }: Draft,
  { index, name }: ArguedMark,
): { ours: string; theirs: HtmlValue } => {
  const isOfNotice = pictures.some(({ facts }) => facts.includes('mark'))
  const places = notice.evidence[`citedMarks.${index}.mark`] ?? notice.evidence[`citedMarks.${index}.regNo`]
  const page = places?.[0]?.page
  const isShown = pictures.some(({ facts }) => facts.includes(`citedMarks.${index}.mark`))
  return {
    ours: isOfNotice
      ? say('见通知书所载图样', 'as shown in the notice')
      : say('见申请书所附图样', 'as filed with the application'),
    theirs: !isShown
      ? missingText(
          `citedMark${index + 1}PictureAt`,
          say(`${name}的图样见何处（通知书页码，或者本申请所附图样）`, `Where the picture of ${name} is found`),
        )
      : page === undefined
        ? say('见通知书所附图样', 'as shown in the notice')
        : say(`见通知书第${page}页`, `page ${page} of the notice`),
  }
}

/** The most a picture measures in its cell, in CSS pixels. */
const WIDEST = 150
const HIGHEST = 120

/** Shows the picture of a mark that was cut out of the notice, as large as its cell takes; null where there is none. */
const shownPicture = ({ say, pictures = [] }: Draft, fact: string, of: string): Html | null => {
  const picture = pictures.find(({ facts }) => facts.includes(fact))
  if (!picture) return null
  const scale = Math.min(1, WIDEST / picture.width, HIGHEST / picture.height)
  const [width, height] = [picture.width, picture.height].map(side => Math.max(1, Math.round(side * scale)))
  const alt = say(`${of}的图样`, `Picture of ${of}`)
  return html`<p><img ${ATTRIBUTES.picture}="${picture.id}" width="${width ?? 1}" height="${height ?? 1}" alt="${alt}"></p>`
}

/** Shows the picture of a mark and asks for a better one, or asks for it; nothing of the question is printed. */
const pictureOf = (draft: Draft, name: string, fact: string, of: string): Html => {
  const { say } = draft
  const shown = shownPicture(draft, fact, of)
  const label = shown
    ? say(
        `${of}图样的图注（图样取自通知书，可换）`,
        `Caption to the picture of ${of} (taken from the notice; it can be replaced)`,
      )
    : say(
        `${of}的图样未能从通知书取得：在本格插入图片，或写图注`,
        `No picture of ${of} could be taken from the notice: insert it in this cell, or write a caption`,
      )
  return html`${shown}${question(name, label)}`
}

const representationAspect = (draft: Draft, mark: ArguedMark): Aspect => ({
  label: draft.say('图样', 'Representation'),
  ...whereFound(draft, mark),
  verdict: '',
  told: null,
  isSame: false,
  shared: null,
  places: {
    ours: pictureOf(draft, 'markPicture', 'mark', OURS(draft)),
    theirs: pictureOf(draft, `citedMark${mark.index + 1}Picture`, `citedMarks.${mark.index}.mark`, mark.name),
  },
})

/** Asks for the elements of a mark that is a device or has one. */
const elementsOf = ({ say }: Draft, mark: ArguedMark): { ours: Html; theirs: Html } => ({
  ours: missingText('markElements', say('申请商标的构图要素', 'Elements of the mark')),
  theirs: missingText(`citedMark${mark.index + 1}Elements`, say(`${mark.name}的构图要素`, `Elements of ${mark.name}`)),
})

/** Compares the devices beside the words of composite marks. */
const devicePartAspect = (draft: Draft, mark: ArguedMark): Aspect => {
  const { say, notice } = draft
  const [own, cited] = [printsDevice(notice.mark), printsDevice(mark.citedMark.mark)]
  const elements = elementsOf(draft, mark)
  const without = own ? mark.name : OURS(draft)
  return aspectOf(draft, mark, 'Elements', say('构图要素（图形部分）', 'Elements (device)'), {
    ours: own ? elements.ours : say('无', 'none'),
    theirs: cited ? elements.theirs : say('无', 'none'),
    told: own && cited ? null : say(`${without}没有图形部分`, `${without} has no device`),
  })
}

type DeviceKind = 'device' | 'wording' | 'both'

const DEVICE_KINDS: Record<DeviceKind, { zh: string; en: string }> = {
  device: { zh: '图形', en: 'a device' },
  wording: { zh: '文字', en: 'wording' },
  both: { zh: '文字与图形的组合', en: 'wording with a device' },
}

const deviceKindOf = (mark: string): DeviceKind => {
  if (!hasWording(mark)) return 'device'
  return printsDevice(mark) ? 'both' : 'wording'
}

/** Compares by composition and visual impression where a mark is a device, or has no wording that is known. */
const deviceAspects = (draft: Draft, mark: ArguedMark): Aspect[] => {
  const { say, read, notice } = draft
  const number = mark.index + 1
  const [own, cited] = [deviceKindOf(notice.mark), deviceKindOf(mark.citedMark.mark)]
  const differs = own !== cited && mark.citedMark.mark !== '' && (notice.mark !== '' || notice.markIsDevice)
  const elements = elementsOf(draft, mark)
  const cell = (kind: DeviceKind, asked: Html, printed: string, source: string): HtmlValue => {
    if (kind === 'device') return asked
    const words = sourced(source, `“${wordingOf(printed)}”`)
    return kind === 'wording'
      ? say(html`文字${words}`, html`the wording ${words}`)
      : say(html`文字${words}；图形部分：${asked}`, html`the wording ${words}; its device: ${asked}`)
  }
  return [
    representationAspect(draft, mark),
    aspectOf(draft, mark, 'Elements', say('构图要素', 'Elements and composition'), {
      ours: cell(own, elements.ours, notice.mark, 'notice.mark'),
      theirs: cell(cited, elements.theirs, mark.citedMark.mark, `notice.citedMarks.${mark.index}.mark`),
      told: differs
        ? say(
            `一为${read(DEVICE_KINDS[own])}，一为${read(DEVICE_KINDS[cited])}`,
            `one is ${read(DEVICE_KINDS[own])}, the other is ${read(DEVICE_KINDS[cited])}`,
          )
        : null,
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
 * words, with representation and elements where one of them has a device besides; representation, elements and impression
 * where one of them is a device. A difference is told where it can be seen in the wording; all else is asked.
 */
export const aspectsOf = (draft: Draft, mark: ArguedMark): Aspect[] => {
  const { ours, theirs } = comparedParts(draft.notice.mark, mark.citedMark.mark)
  if (isComparedAsDevice(draft, mark.citedMark)) return deviceAspects(draft, mark)
  const hasDevice = printsDevice(draft.notice.mark) || printsDevice(mark.citedMark.mark)
  return [
    ...(hasDevice ? [representationAspect(draft, mark)] : []),
    ...formAspects(draft, mark, ours, theirs),
    ...(hasDevice ? [devicePartAspect(draft, mark)] : []),
    soundAspect(draft, mark, ours, theirs),
    meaningAspect(draft, mark, ours, theirs),
    lookAspect(draft, mark, ours, theirs),
  ]
}
