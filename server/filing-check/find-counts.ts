import { numberOf } from '#domain/chinese-numeral.ts'
import { readingsOf } from '../similarity/pinyin.ts'
import type { CaseFacts } from './case-facts.ts'
import { markKey } from './case-facts.ts'
import { keptByCase } from './case-memory.ts'
import { isAsGenerated } from './changed-lines.ts'
import { clauseAround, speaksOfOthers } from './context.ts'
import { findImpossibleDays } from './find-dates.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { matchesOf } from './matches.ts'
import { citedNumber, readQuotes } from './tokens.ts'

const NUMERALS = '[\\d两一二三四五六七八九十]+'
const ENGLISH = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const countOf = (written: string): number => {
  const english = ENGLISH.indexOf(written.toLowerCase())
  return english >= 0 ? english : written === '两' ? 2 : (numberOf(written) ?? Number(written))
}

const written = (count: number, isEn: 0 | 1): string =>
  isEn
    ? (ENGLISH[count] ?? String(count))
    : count === 2
      ? '两'
      : count <= 10
        ? ('零一二三四五六七八九十'[count] ?? '')
        : String(count)

/** Letters and digits of what is quoted, in one or several quotations. */
const lengthOf = (quoted: string): number =>
  [...quoted.normalize('NFKC')].filter(one => /[\p{L}\p{N}]/u.test(one)).length

/** A count before or behind the words it counts. */
const COUNTED: readonly RegExp[] = [
  new RegExp(
    `(?<!第)(?<![\\d两一二三四五六七八九十])(${NUMERALS})个?(?:汉字|字母|字符|字)((?:[“"][^“”"]{1,60}[”"])+)`,
    'g',
  ),
  /\b([a-z]+|\d{1,2}) (?:Chinese characters?|letters?|characters?), ((?:[“"][^“”"]{1,60}[”"] ?)+)/g,
  new RegExp(`([“"][^“”"]{1,60}[”"])(?:商标|一词)?(?:共?由|共|为|含有?)(${NUMERALS})个?(?:汉字|字母|字)(?!节)`, 'g'),
  /(?<![a-z] )((?:[a-zü]{1,6} )+[a-zü]{1,6})(?:，|, )([\d两一二三四五六七八九十]+|[a-z]+)(?:个音节| syllables)/g,
]

/** In a field for the sound or the meaning the attorney spells as he likes. */
const isFree = ({ pieces }: CheckedLine, from: number): boolean =>
  pieces.some(one => one.from <= from && from < one.to && /(?:Sound|Meaning)(?:Verdict)?#/.test(one.field ?? ''))

/** Every count of characters and syllables names what it counts. */
const OF_CHARACTERS = /字|音节|letter|character|syllable/

/** Every word for how a mark is called holds one of these. */
const OF_READING = /[呼读发拼]|音节|syllable/

const counts = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  (OF_CHARACTERS.test(line.text) ? COUNTED : []).flatMap((pattern, index) =>
    index === 3 && !OF_READING.test(line.text)
      ? []
      : matchesOf(line.text, pattern).flatMap(match => {
          const [whole, first = '', second = ''] = match
          const isBehind = index >= 2
          const [words, count] = isBehind ? [first, second] : [second, first]
          const is = countOf(count)
          const should = index === 3 ? words.split(' ').length : lengthOf(words)
          if (!Number.isFinite(is) || is === 0 || is === should) return []
          const from = match.index + (isBehind ? whole.indexOf(count, words.length) : whole.indexOf(count))
          const { clause } = clauseAround(line.text, from, from + count.length)
          if (speaksOfOthers(line, clause) || (index === 3 && isFree(line, from))) return []
          const right = written(should, facts.isEn)
          return [
            findingAt(line, {
              kind: 'mark',
              from,
              to: from + count.length,
              mend: right,
              words: {
                zh: `${words}共${should}${index === 3 ? '个音节' : '个字'}，稿中写“${count}”。`,
                en: `${words.trim()} has ${should} ${index === 3 ? 'syllables' : 'characters'}; the draft says “${count}”.`,
              },
            }),
          ]
        }),
  )

const PLACED = new RegExp(`(首|末|尾|第(${NUMERALS})个?)字(?:母)?(?:为|是|系)?[“"](.)[”"]`, 'gu')
/** The mark that is named right before such a place. */
const OF_MARK = /(?<!与|和|及)(申请商标|引证商标\s*([一二三四五六七八九十\d]*))(?:“[^”]{1,40}”)?的?$/

/** A character that is said to stand at a place, and stands there in no mark of the case. */
const places = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  matchesOf(line.text, PLACED).flatMap(match => {
    const [whole, place = '', number, character = ''] = match
    const subject = OF_MARK.exec(line.text.slice(Math.max(0, match.index - 60), match.index))
    const cited = subject?.[2] ? citedNumber(subject[2]) - 1 : null
    const both = facts.words.filter(({ role }) => role === 'ownMark' || role === 'citedMark')
    const of = both.filter(word =>
      subject?.[1] === '申请商标' ? word.role === 'ownMark' : cited === null || word.cited === cited,
    )
    const marks = of.length > 0 ? of : both
    const at = place === '首' ? 0 : /[末尾]/.test(place) ? -1 : countOf(number ?? '') - 1
    const runs = marks.flatMap(({ word }) => [
      word,
      ...(word.match(/\p{Script=Han}+|[\p{Script=Latin}\p{M}'’.&-]+/gu) ?? []),
    ])
    const stands = runs.some(
      run =>
        [...run]
          .filter(one => /[\p{L}\p{N}]/u.test(one))
          .at(at)
          ?.toLowerCase() === character.toLowerCase(),
    )
    if (stands || both.length < 2) return []
    const from = match.index + whole.indexOf(place)
    const { clause } = clauseAround(line.text, from, from + place.length)
    if (speaksOfOthers(line, clause)) return []
    return [
      findingAt(line, {
        kind: 'mark',
        from,
        to: from + place.length,
        words: {
          zh:
            marks.length < both.length
              ? `该商标的该位置上没有“${character}”。`
              : `申请商标和引证商标的该位置上都没有“${character}”。`,
          en:
            marks.length < both.length
              ? `The mark does not have “${character}” at that place.`
              : `No mark of the case has “${character}” at that place.`,
        },
      }),
    ]
  })

const PINYIN =
  /(?<![a-zü])((?:[a-zü]{1,6} )+[a-zü]{1,6})(?=(?:，|, )(?:[\d两一二三四五六七八九十]+个音节|[a-z]+ syllables))/g

/** A reading in quotation marks behind the words for sound. */
const QUOTED_READING =
  /(?:申请商标|引证商标\s*[一二三四五六七八九十\d]*)[^。；，“”]{0,10}(?:呼叫|读音|发音|读作|读为|读成|拼音)[^。；，“”]{0,6}[“"]([\p{Script=Latin}\p{M}]{1,7}(?:[ -]?[\p{Script=Latin}\p{M}]{1,7})*)[”"]/giu

/** The readings of the Chinese characters of each mark of a case. */
const markReadings = keptByCase((facts): readonly (readonly (readonly string[])[])[] => {
  const marks = facts.words.filter(({ role }) => role === 'ownMark' || role === 'citedMark')
  // A device beside the words is not called: 华杼及图.
  const wordings = marks.flatMap(({ word }) => [...new Set([word, word.replace(/及图形?$/u, '')])])
  return wordings.map(wording => readingsOf(wording.match(/\p{Script=Han}/gu) ?? []))
})

/** A reading in small letters and without the marks of its tones. */
const withoutTones = (reading: string): string =>
  reading
    .toLowerCase()
    .normalize('NFD')
    .replace(/u\u0308[\u0300\u0301\u0304\u030c]?/g, 'ü')
    .replace(/[\u0300\u0301\u0304\u030c]/g, '')
    .normalize('NFC')

/** Whether syllables written as one word are the reading of some characters: lanque. */
const isJoinedReading = (known: readonly (readonly string[])[], [word = '', ...others]: readonly string[]): boolean =>
  others.length === 0 &&
  known
    .reduce<readonly string[]>(
      (rests, ways) =>
        rests.flatMap(rest => ways.filter(way => rest.startsWith(way)).map(way => rest.slice(way.length))),
      [word],
    )
    .includes('')

/** A reading that is that of no mark of the case. */
const readings = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (!OF_READING.test(line.text)) return []
  return [...matchesOf(line.text, PINYIN), ...matchesOf(line.text, QUOTED_READING)].flatMap(match => {
    const syllables = withoutTones(match[1] ?? '').split(/[ -]/)
    const isRead = markReadings(facts).some(
      known =>
        isJoinedReading(known, syllables) ||
        (known.length === syllables.length && known.every((ways, index) => ways.includes(syllables[index] ?? ''))),
    )
    if (isRead || isFree(line, match.index)) return []
    return [
      findingAt(line, {
        kind: 'mark',
        from: match.index,
        to: match.index + match[0].length,
        words: {
          zh: `“${match[0]}”不是申请商标或者引证商标的读音。`,
          en: `“${match[0]}” is the reading of no mark of the case.`,
        },
      }),
    ]
  })
}

const CONSISTS =
  /(申请商标|[Tt]he mark(?: applied for)?)(?:系|是|为|由|的文字为|consists of|is)[^。；，“”]{0,10}[“"]([^“”"]{1,40})[”"][^。；，]{0,12}(?:构成|组成|商标|。|\.)/g

/** Words of which the mark applied for is said to consist, and which it does not have. */
const consistsOf = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  matchesOf(line.text, CONSISTS).flatMap(match => {
    const own = facts.words.find(({ role }) => role === 'ownMark')
    const isDevice = facts.notice.markIsDevice || facts.notice.mark === '图形'
    const parts = readQuotes(match[0]).map(({ text }) => text)
    const said = parts.find(part => !own?.key.includes(markKey(part))) ?? parts[0] ?? ''
    const from = match.index + match[0].indexOf(said)
    const { clause } = clauseAround(line.text, from, from + said.length)
    if (!own && !isDevice) return []
    if (
      own?.key.includes(markKey(said)) ||
      /含义|意为|意思|meaning|引证商标|cited mark/.test(clause) ||
      speaksOfOthers(line, clause)
    )
      return []
    return [
      findingAt(line, {
        kind: 'mark',
        from,
        to: from + said.length,
        fact: 'mark',
        mend: own?.word ?? null,
        words: own
          ? {
              zh: `申请商标为“${own.word}”，没有“${said}”。`,
              en: `The mark applied for is “${own.word}” and has no “${said}”.`,
            }
          : {
              zh: `申请商标为图形，没有文字“${said}”。`,
              en: `The mark applied for is a device without the words “${said}”.`,
            },
      }),
    ]
  })

const HOLDS =
  /申请商标(?:中|本身)?(?:还|另|也|均|仅|只)?(?:含有|包含|带有|含)(?:汉字|文字|字母|英文|中文)?“([^“”]{1,20})”|\b[Tt]he mark(?: applied for)? (?:also |only )?contains (?:the (?:words?|characters?|letters) )?“([^“”]{1,40})”/g

/** Words that the mark applied for is said to contain, in a script that it has, and that it does not have. */
const containing = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const own = facts.words.find(({ role }) => role === 'ownMark')
  if (!own) return []
  return matchesOf(line.text, HOLDS).flatMap(match => {
    const said = match[1] ?? match[2] ?? ''
    const script = /\p{Script=Han}/u.test(said) ? /\p{Script=Han}/u : /\p{Script=Latin}/u
    const from = match.index + match[0].lastIndexOf(said)
    const { clause } = clauseAround(line.text, from, from + said.length)
    if (!script.test(said) || !script.test(own.word) || own.key.includes(markKey(said))) return []
    if (/含义|意为|意思|谐音|meaning/.test(clause) || speaksOfOthers(line, clause)) return []
    return [
      findingAt(line, {
        kind: 'mark',
        from,
        to: from + said.length,
        fact: 'mark',
        words: {
          zh: `申请商标为“${own.word}”，没有“${said}”。`,
          en: `The mark applied for is “${own.word}” and has no “${said}”.`,
        },
      }),
    ]
  })
}

/** Similar groups of a class that neither the application nor a cited mark is in. */
const groups = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(({ kind, from, to, text, key }) => {
    const isKnown = facts.classes.size === 0 || facts.classes.has(Number(key.slice(0, 2)))
    if (kind !== 'group' || isKnown || speaksOfOthers(line, clauseAround(line.text, from, to).clause)) return []
    return [
      findingAt(line, {
        kind: 'class',
        from,
        to,
        words: {
          zh: `类似群“${text}”不属于本案的类别（第${[...facts.classes].join('、')}类）。`,
          en: `Similar group ${text} belongs to no class of this case (${[...facts.classes].join(', ')}).`,
        },
      }),
    ]
  })

const wrongMark = (line: CheckedLine, from: number, said: string, words: Finding['words']): Finding[] => [
  findingAt(line, { kind: 'mark', from, to: from + said.length, words }),
]

const WORDS_OF = new RegExp(`[“"]([^“”"]{1,60})[”"](?:商标)?(?:由|共|含有?|为)(${NUMERALS})个(?:英文|外文)?单词`, 'g')

/** Words that a quoted mark is said to have. */
const wordTotals = (line: CheckedLine): Finding[] =>
  matchesOf(line.text, WORDS_OF).flatMap(match => {
    const [, mark = '', written = ''] = match
    const right = (mark.match(/[\p{Script=Latin}\p{M}'’]+/gu) ?? []).length
    const count = countOf(written)
    if (
      right === 0 ||
      count === right ||
      speaksOfOthers(line, clauseAround(line.text, match.index, match.index).clause)
    )
      return []
    return wrongMark(line, match.index + match[0].lastIndexOf(written), written, {
      zh: `“${mark}”共${right}个单词，稿中写“${written}”。`,
      en: `“${mark}” has ${right} word${right === 1 ? '' : 's'}; the draft says “${written}”.`,
    })
  })

/** Every word for a script, or a device, that a mark is said to be made of. */
const MADE_OF_SCRIPT = /[由为](?:汉字|中文|字母|英文|外文|图形)/
const SCRIPT =
  /(申请商标|引证商标\s*([一二三四五六七八九十]{1,3}|\d+)|引证商标)(?:“[^“”]{1,40}”)?(?:商标)?(?:仅|均|都|全)?(?:由|为)(汉字|中文|字母|英文|外文|图形)(?:构成|组成|商标)/g

/** Finds marks of the case that are said to be made of other signs than they are: characters, letters or a device. */
const scripts = (line: CheckedLine, { notice }: CaseFacts): Finding[] =>
  matchesOf(line.text, SCRIPT).flatMap(match => {
    const [, name = '', number, script = ''] = match
    const place = number === undefined ? 0 : citedNumber(number) - 1
    const mark = name === '申请商标' ? notice.mark : (notice.citedMarks[place]?.mark ?? '')
    const isOne = name === '申请商标' || name !== '引证商标' || notice.citedMarks.length === 1
    const [hasHan, hasLetters] = [/\p{Script=Han}/u.test(mark), /\p{Script=Latin}/u.test(mark)]
    const isSaidRight = /汉字|中文/.test(script) ? hasHan : /图形/.test(script) ? !hasHan && !hasLetters : hasLetters
    if (mark === '' || mark === '图形' || !isOne || isSaidRight) return []
    const from = match.index + match[0].lastIndexOf(script)
    if (speaksOfOthers(line, clauseAround(line.text, from, from).clause)) return []
    return wrongMark(line, from, script, {
      zh: `“${mark}”不是由${script}构成的。`,
      en: `“${mark}” is not made of that.`,
    })
  })

const INITIAL = /[“"]([^“”"]{1,60})[”"](?:商标)?以(?:字母|汉字|文字)?[“"]?(\p{Script=Latin}|\p{Script=Han})[”"]?开头/gu

/** The letter or character that a quoted mark is said to begin with. */
const initials = (line: CheckedLine): Finding[] =>
  matchesOf(line.text, INITIAL).flatMap(match => {
    const [, mark = '', said = ''] = match
    const runs = mark.match(/[\p{L}\p{M}'’]+/gu) ?? []
    if (runs.length === 0 || runs.some(run => run.toLowerCase().startsWith(said.toLowerCase()))) return []
    const from = match.index + match[0].lastIndexOf(said)
    return wrongMark(line, from, said, {
      zh: `“${mark}”不以“${said}”开头。`,
      en: `“${mark}” does not begin with “${said}”.`,
    })
  })

/** Returns counts, places, readings, days of the week and groups that are not what can be counted or looked up. */
export const findCounts = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const { text } = line
  const isEdited = !isAsGenerated(line)
  const hasQuotes = /[“"]/.test(text)
  return [
    ...counts(line, facts),
    ...(hasQuotes && text.includes('字') ? places(line, facts) : []),
    ...readings(line, facts),
    ...(hasQuotes ? [...consistsOf(line, facts), ...(isEdited ? containing(line, facts) : [])] : []),
    ...findImpossibleDays(line, facts),
    ...groups(line, facts),
    ...(isEdited && text.includes('单词') ? wordTotals(line) : []),
    ...(isEdited && MADE_OF_SCRIPT.test(text) ? scripts(line, facts) : []),
    ...(isEdited && text.includes('开头') ? initials(line) : []),
  ]
}
