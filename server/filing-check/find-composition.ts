import { type CaseFacts, markKey } from './case-facts.ts'
import { isAsGenerated } from './changed-lines.ts'
import { placeOfLine } from './cited/find-cited-facts.ts'
import { clauseAround, isOfOtherCase } from './context.ts'
import { countOf } from './counting.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { matchesOf } from './matches.ts'

const COUNT = '([两一二三四五六七八九十百]+|\\d{1,4})'

const wrongMark = (line: CheckedLine, from: number, to: number, words: Finding['words']): Finding[] => [
  findingAt(line, { kind: 'mark', from, to, words }),
]

const SUBJECT = '(申请商标|引证商标\\s*(?:[一二三四五六七八九十]{1,3}|\\d+)|引证商标)'
const UNIT = '(汉字|中文字|字母|英文字母|外文字母|拉丁字母|字符|音节|字(?![母符典]))'
const MARK_CHARACTERS: readonly RegExp[] = [
  new RegExp(
    `${SUBJECT}((?:(?!引证商标|申请商标|不同|相差|多出|其中|前|后|相同|含有?|首|末)[^。；，]){0,24}?)(?:由|共有|共|为|系|是|有|即)\\s*${COUNT}个?${UNIT}(?:所?组成|所?构成|商标|标志|的|$|[，。；、）和及与])`,
    'g',
  ),
]
/** What a mark is said to have besides: 三个汉字和七个字母, three Chinese characters and seven letters. */
const MARK_CHARACTERS_TOO = [
  new RegExp(
    `${SUBJECT}((?:(?!引证商标|申请商标|不同|相差|多出|其中|前|后|相同|首|末)[^。；，]){0,24}?)(?:由|共有|共|为|系|是|有|即)\\s*[两一二三四五六七八九十\\d]{1,3}个?(?:汉字|中文字|字母|英文字母|外文字母|拉丁字母)(?:和|与|及|、|加|以及)\\s*${COUNT}个?${UNIT}`,
    'g',
  ),
]
const MARK_CHARACTERS_TOO_EN =
  /\b([Tt]he mark applied for|[Cc]ited mark \d+|[Tt]he cited mark|[Tt]he mark)(?:, [“"][^“”"]{1,40}[”"],)? (?:consists of|has|is made up of|is composed of|contains|comprises|combines) (?:[a-z]+|\d{1,2}) (?:Chinese characters?|letters?)(?:,? and| with|,? plus) ([a-z]+|\d{1,2}) (Chinese characters?|letters?)\b/g
const MARK_CHARACTERS_EN =
  /\b([Tt]he mark applied for|[Cc]ited mark \d+|[Tt]he cited mark|[Tt]he mark)(?:, [“"][^“”"]{1,40}[”"],)? (?:consists of|has|is made up of|is composed of|contains|comprises|is) (?:only |just |all )?(?:a )?([a-z]+|\d{1,2})[ -](Chinese characters?|characters?|letters?|syllables?)\b(?! in common| differ)/g

const lettersOf = (mark: string): number => (mark.normalize('NFC').match(/\p{Script=Latin}/gu) ?? []).length
const hanOf = (mark: string): number => (mark.match(/\p{Script=Han}/gu) ?? []).length
const figuresOf = (mark: string): number => (mark.match(/\p{N}/gu) ?? []).length

/** The counts that are right of a mark for a unit; none where the mark has nothing of it to count. */
const rightCounts = (mark: string, unit: string): readonly number[] => {
  const [letters, han, figures] = [lettersOf(mark), hanOf(mark), figuresOf(mark)]
  if (/字母|letter/.test(unit)) return letters > 0 ? [letters] : []
  if (/音节|syllable/.test(unit)) return han > 0 && letters === 0 ? [han, han + figures] : []
  if (/汉字|中文|Chinese/.test(unit)) return han > 0 ? [han] : []
  return han > 0 && letters === 0
    ? [han, han + figures]
    : letters > 0 && han === 0
      ? [letters, letters + figures]
      : [han, letters, han + letters + figures]
}

/** Characters, letters or syllables that a mark of the case is said to have in all. */
const characterTotals = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const markOf = (name: string): string | null => {
    if (/^申请商标|applied for|^[Tt]he mark$/.test(name)) return facts.notice.mark || null
    const place = /[一二三四五六七八九十\d]/.test(name)
      ? countOf(name.replace(/^\D*?(?=[一二三四五六七八九十\d])/, '')) - 1
      : 0
    const isOne = /[一二三四五六七八九十\d]/.test(name) || facts.notice.citedMarks.length === 1
    return isOne ? (facts.notice.citedMarks[place]?.mark ?? null) : null
  }
  const said = [
    ...[...MARK_CHARACTERS, ...MARK_CHARACTERS_TOO].flatMap(pattern =>
      matchesOf(line.text, pattern).map(match => ({
        match,
        name: match[1] ?? '',
        written: match[3] ?? '',
        unit: match[4] ?? '',
      })),
    ),
    ...[...matchesOf(line.text, MARK_CHARACTERS_EN), ...matchesOf(line.text, MARK_CHARACTERS_TOO_EN)].map(match => ({
      match,
      name: match[1] ?? '',
      written: match[2] ?? '',
      unit: match[3] ?? '',
    })),
  ]
  return said.flatMap(({ match, name, written, unit }) => {
    const mark = markOf(name)
    const right = mark === null ? [] : rightCounts(mark, unit)
    const count = countOf(written)
    const from = match.index + match[0].lastIndexOf(written)
    if (mark === null || right.length === 0 || !Number.isFinite(count) || count === 0 || right.includes(count))
      return []
    if (isOfOtherCase(clauseAround(line.text, from, from).clause)) return []
    return wrongMark(line, from, from + written.length, {
      zh: `“${mark}”共${right[0]}个${/字母|letter/.test(unit) ? '字母' : /音节|syll/.test(unit) ? '音节' : '字'}，稿中写“${written}”。`,
      en: `“${mark}” has ${right[0]} ${/字母|letter/.test(unit) ? 'letters' : /音节|syll/.test(unit) ? 'syllables' : 'characters'}; the draft says “${written}”.`,
    })
  })
}

const ANY_MARK =
  /(申请商标|[Tt]he mark applied for|引证商标\s*([一二三四五六七八九十]{1,3}|\d+)|[Cc]ited mark (\d+)|引证商标|[Tt]he cited mark)/g

/** The mark that a name in a draft stands for; null where it may stand for several. */
const markNamed = (facts: CaseFacts, name: string, number: string | undefined): string | null => {
  if (/^申请|applied for/.test(name)) return facts.notice.mark || null
  const { citedMarks } = facts.notice
  if (number === undefined) return citedMarks.length === 1 ? (citedMarks[0]?.mark ?? null) : null
  return citedMarks[countOf(number) - 1]?.mark ?? null
}

/** A mark printed as a device has nothing to count. */
const isWords = (mark: string | null): mark is string => mark !== null && mark !== '' && mark !== '图形'

const MADE_OF: readonly { words: RegExp; isSo: (han: number, letters: number) => boolean; zh: string; en: string }[] = [
  {
    words:
      /^[^，。；“”不未无没非]{0,6}(?:由|系|为|是)?[^，。；“”不未无没非]{0,8}(?:汉字|中文|文字)(?:和|与|及|、|加)(?:汉语)?(?:拼音|字母|英文|外文)|^ (?:is|consists of|combines) [^.;,]{0,20}Chinese characters and [^.;,]{0,12}(?:letters|words)/,
    isSo: (han, letters) => han > 0 && letters > 0,
    zh: '由汉字和字母组成',
    en: 'made of characters and letters',
  },
  {
    words:
      /^(?:则|均|也|亦)?(?:为|是|系|属于?)?(?:纯|单纯的?)(?:中文|汉字)|^ (?:is a |is |consists (?:only |solely )?of )(?:purely )?Chinese(?: characters?| word mark)?(?! and)/,
    isSo: (han, letters) => han > 0 && letters === 0,
    zh: '只由汉字组成',
    en: 'made of Chinese characters alone',
  },
  {
    words:
      /^(?:则|均|也|亦)?(?:为|是|系|属于?)?(?:纯|单纯的?)(?:英文|外文|字母|拉丁字母|拼音)|^ (?:is|consists) (?:only |solely |purely )*(?:of )?(?:Latin )?letters?\b(?! and)/,
    isSo: (han, letters) => letters > 0 && han === 0,
    zh: '只由字母组成',
    en: 'made of letters alone',
  },
  {
    words:
      /^(?:中|里|内)?(?:还|也|亦|另)?(?:含有|包含|含|带有|有)(?:了)?(?:英文|外文|拉丁|拼音)?(?:字母|英文|外文|拼音)(?!“)|^ (?:also )?(?:contains|includes|has) (?:Latin )?letters\b/,
    isSo: (_, letters) => letters > 0,
    zh: '含有字母',
    en: 'contains letters',
  },
  {
    words:
      /^(?:中|里|内)?(?:还|也|亦|另)?(?:含有|包含|含|带有|有)(?:了)?(?:中文|汉字)(?!“)|^ (?:also )?(?:contains|includes|has) Chinese characters\b/,
    isSo: han => han > 0,
    zh: '含有汉字',
    en: 'contains Chinese characters',
  },
]

/** Finds marks that are said to be made of other signs than they are: characters, letters, or both. */
const made = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  matchesOf(line.text, ANY_MARK).flatMap(({ 0: name, 1: label = '', 2: zh, 3: en, index }) => {
    const from = index + name.length
    const behind = line.text.slice(from).replace(/^(?:“[^“”]{1,40}”)/, '')
    const claim = MADE_OF.find(({ words }) => words.test(behind))
    const mark = claim ? markNamed(facts, label, zh ?? en) : null
    if (!isWords(mark) || !claim || claim.isSo(hanOf(mark), lettersOf(mark))) return []
    if (isOfOtherCase(clauseAround(line.text, index, from).clause)) return []
    const length = claim.words.exec(behind)?.[0].length ?? 0
    const start = line.text.length - behind.length
    return wrongMark(line, start, start + length, {
      zh: `“${mark}”并非${claim.zh}。`,
      en: `“${mark}” is not ${claim.en.startsWith('contains') ? `a mark that ${claim.en}` : claim.en}.`,
    })
  })

const charactersOf = (mark: string): string[] => [...markKey(mark)].filter(one => /[\p{L}\p{N}]/u.test(one))
const inCommon = (a: string, b: string): number => {
  const rest = charactersOf(b)
  return charactersOf(a).filter(one => {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }).length
}

const NUMBER_WORDS = '([两一二三四五六七八九十\\d]+)'
const AT_END =
  /(首|末|尾|最后一个?|第[一二三四五六]个?)字(?:母)?(?:均|也|都|皆)?(不)?(?:完全)?(相同|一致|不同|各异|有别)/
const AT_END_EN =
  /(?:same|different) (first|last) (?:character|letter)|\b(first|last) (?:characters?|letters?) (?:are|is) (?:the )?(same|different)/i
const NONE =
  /(?:没有|无|不存在|不含|未含有?)(?:任何|一个)?(?:相同|共同|共有|重合)的?(?:文字|汉字|字母|字|部分|要素)|\b(?:no|not a single) (?:character|letter)s? in common|\bshares? no (?:character|letter)s?/
const SO_MANY = new RegExp(
  `(?:仅|只|均)?有?${NUMBER_WORDS}个?(?:汉字|文字|字母|字)(?:相同|一致|重合)|相同的?(?:汉字|文字|字母)(?:仅|只)?(?:有|为)${NUMBER_WORDS}个|\\bshares? (?:only |just )?([a-z]+|\\d+) (?:character|letter)s?\\b`,
)
const SAME_LENGTH = /字数(?:也|均|都|完全)?(相同|一致|相等|不同|不等|各异)/

/** Two marks that a sentence compares: the one applied for and one cited mark. */
const pairIn = (line: CheckedLine, sentence: string, facts: CaseFacts): readonly [string, string] | null => {
  const named = matchesOf(sentence, ANY_MARK).map(([, label = '', zh, en]) => ({ label, number: zh ?? en }))
  const own = named.some(({ label }) => /^申请|applied for/.test(label))
  const numbers = new Set(named.flatMap(({ number }) => (number === undefined ? [] : [countOf(number)])))
  const [only, ...others] = numbers
  const place = only === undefined ? placeOfLine(line) : only - 1
  const isOne = facts.notice.citedMarks.length === 1 && named.some(({ label }) => !/^申请|applied for/.test(label))
  const cited = facts.notice.citedMarks[place ?? (isOne ? 0 : -1)]?.mark ?? null
  const mark = facts.notice.mark
  return own && others.length === 0 && isWords(mark) && isWords(cited) ? [mark, cited] : null
}

/** Finds pairs that are said to share what they do not: a first or last character, none, so many, a length. */
const shared = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  matchesOf(line.text, /[^。；;]+/g).flatMap(({ 0: sentence, index }) => {
    const pair = /相同|不同|一致|有别|各异|重合|共同|共有|相等|不等|common|share|same|different/.test(sentence)
      ? pairIn(line, sentence, facts)
      : null
    if (!pair || isOfOtherCase(sentence)) return []
    const [own, cited] = pair
    const isZh = hanOf(own) > 0 && hanOf(cited) > 0 && lettersOf(own) + lettersOf(cited) === 0
    const isEn = hanOf(own) + hanOf(cited) === 0
    const common = inCommon(own, cited)
    const wrong = (match: RegExpExecArray, zh: string, en: string): Finding[] =>
      wrongMark(line, index + match.index, index + match.index + match[0].length, { zh, en })
    const none = NONE.exec(sentence)
    if (none && common > 0) return wrong(none, `两商标共有${common}个相同的字。`, `The marks have ${common} in common.`)
    if (!isZh && !isEn) return []
    const end = AT_END.exec(sentence) ?? AT_END_EN.exec(sentence)
    if (end) {
      const number = /第([一二三四五六])/.exec(end[1] ?? '')?.[1]
      const at = number ? countOf(number) - 1 : /首|first/i.test(end[0]) ? 0 : -1
      if (charactersOf(own).at(at) === undefined || charactersOf(cited).at(at) === undefined) return []
      const isSame = charactersOf(own).at(at) === charactersOf(cited).at(at)
      const isSaidSame = /相同|一致|same/i.test(end[0]) && end[2] !== '不'
      if (isSame !== isSaidSame)
        return wrong(
          end,
          `“${own}”与“${cited}”的${at < 0 ? '末' : `第${'一二三四五六'[at]}`}字${isSame ? '相同' : '不同'}。`,
          `The ${at < 0 ? 'last' : ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][at]} characters of “${own}” and “${cited}” are ${isSame ? 'the same' : 'different'}.`,
        )
    }
    const many = SO_MANY.exec(sentence)
    const count = many ? countOf(many.slice(1).find(group => group !== undefined) ?? '') : Number.NaN
    if (many && Number.isFinite(count) && count > 0 && count !== common)
      return wrong(many, `两商标共有${common}个相同的字，稿中为“${many[0]}”。`, `The marks have ${common} in common.`)
    const length = SAME_LENGTH.exec(sentence)
    const isEqual = charactersOf(own).length === charactersOf(cited).length
    if (length && isEqual !== /相同|一致|相等/.test(length[1] ?? ''))
      return wrong(
        length,
        `“${own}”与“${cited}”的字数${isEqual ? '相同' : '不同'}。`,
        `“${own}” and “${cited}” are ${isEqual ? '' : 'not '}of the same length.`,
      )
    return []
  })

const KIND_OF_MARK = /申请商标(?:为|系|是|属于)(?:纯)?(文字|图形)商标|\b[Tt]he mark applied for is a (word|device) mark/

/** The mark applied for is said to be of words, and is a device, or the other way round. */
const kindOfMark = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const match = KIND_OF_MARK.exec(line.text)
  const isSaidWords = /文字|word/.test(match?.[1] ?? match?.[2] ?? '')
  const isOnlyDevice = notice.markIsDevice && !isWords(notice.mark)
  const isOnlyWords = isWords(notice.mark) && !/图/.test(notice.mark) && !notice.markIsDevice
  if (!match || isOfOtherCase(line.text) || (isSaidWords ? !isOnlyDevice : !isOnlyWords)) return []
  return wrongMark(line, match.index, match.index + match[0].length, {
    zh: isSaidWords ? '通知书所载申请商标没有文字。' : `申请商标为文字“${notice.mark}”。`,
    en: isSaidWords ? 'The mark applied for has no words by the notice.' : `The mark applied for is “${notice.mark}”.`,
  })
}

const OF_WORDS =
  /文字构成|字形|呼叫|读音|发音|音节|拼音|\b(?:pronunciation|pronounced|syllables?|wording|verbal elements?|letters?)\b/
const NO_WORDS = /[无没未不]|并非|难以|\b(?:no|not|without|neither|nor|cannot)\b/

/** Two devices are compared by words and sounds, which neither of them has. */
const wordsOfDevices = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const isDevice = (mark: string): boolean => mark === '' || mark === '图形'
  const isOfDevices =
    (notice.markIsDevice || notice.mark === '图形') &&
    isDevice(notice.mark) &&
    notice.citedMarks.length > 0 &&
    notice.citedMarks.every(({ mark }) => mark === '图形')
  if (!isOfDevices) return []
  return matchesOf(line.text, /[^。；;]+/g).flatMap(({ 0: sentence, index }) => {
    const match = OF_WORDS.exec(sentence)
    const isCompared = /申请商标|引证商标|两商标|二者|双方商标|\bmarks?\b/.test(sentence)
    if (!match || !isCompared || isOfOtherCase(sentence)) return []
    if (
      NO_WORDS.test(
        sentence.replace(/(?:均|都|完全|截然|明显|各|并)?不(?:相同|同|近似|一致|一样)|无一相同|\bnot similar\b/g, ''),
      )
    )
      return []
    const from = index + match.index
    return wrongMark(line, from, from + match[0].length, {
      zh: `申请商标与引证商标均为图形，没有可以比对的“${match[0]}”。`,
      en: `The marks are devices and have no ${match[0]} to compare.`,
    })
  })
}

const EDGE =
  /以[“"]?([^“”"，。；]{1,12}?)[”"]?(?:[一二两三四五]?字|一词|字母)?(?:开头|起首|打头|为首|为开头|起始|(结尾|收尾|为尾|作结|结束|收束))|\b(?:begins?|starts?|opens?|(ends?|closes?)) (?:in|with) (?:the (?:letters?|characters?|word) )?[“"]([^“”"]{1,20})[”"]/g

const AN_EDGE = /[开打]头|起首|为首|起始|[结收为]尾|作结|结束|收束|\b(?:begin|start|open|end|close)/

/** The character or word that named marks are said to begin or to end with. */
const edges = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  !AN_EDGE.test(line.text)
    ? []
    : matchesOf(line.text, /[^。；;，]+/g).flatMap(({ 0: part, index }) =>
        matchesOf(part, EDGE).flatMap(match => {
          const [, zh, endZh, endEn, en] = match
          const said = markKey(zh ?? en ?? '')
          const isEnd = (endZh ?? endEn) !== undefined
          const before = part.slice(0, match.index)
          const named = matchesOf(before, ANY_MARK).map(([, label = '', ordinal, english]) =>
            markNamed(facts, label, ordinal ?? english),
          )
          const ofPlace = named.length === 0 ? facts.notice.citedMarks[placeOfLine(line) ?? -1]?.mark : undefined
          const marks = [...named, ...(ofPlace === undefined ? [] : [ofPlace])].filter(isWords)
          const isDenied = /不|未|非|没有|\bnot\b|neither|nor/.test(before.slice(-12))
          const wrong = marks.find(mark => {
            const runs = [mark, ...(mark.match(/\p{Script=Han}+|[\p{Script=Latin}\p{M}'’]+/gu) ?? [])].map(markKey)
            return !runs.some(run => (isEnd ? run.endsWith(said) : run.startsWith(said)))
          })
          if (said === '' || wrong === undefined || isDenied || isOfOtherCase(part)) return []
          const from = index + match.index
          return wrongMark(line, from, from + match[0].length, {
            zh: `“${wrong}”不以“${zh ?? en}”${isEnd ? '结尾' : '开头'}。`,
            en: `“${wrong}” does not ${isEnd ? 'end' : 'begin'} with “${zh ?? en}”.`,
          })
        }),
      )

const BOTH_HOLD = /(?:均|都|皆|共同)(?:含有?|包含|带有|由)[^。；，“”]{0,4}“([^“”]{1,20})”/

/** Both marks are said to hold words that one of them does not. */
const heldByBoth = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  matchesOf(line.text, /[^。；;]+/g).flatMap(({ 0: sentence, index }) => {
    const match = BOTH_HOLD.exec(sentence)
    const pair = match && !isOfOtherCase(sentence) ? pairIn(line, sentence, facts) : null
    const said = markKey(match?.[1] ?? '')
    const without = pair?.find(mark => !markKey(mark).includes(said))
    if (!match || without === undefined) return []
    const from = index + match.index
    return wrongMark(line, from, from + match[0].length, {
      zh: `“${without}”不含“${match[1]}”。`,
      en: `“${without}” does not contain “${match[1]}”.`,
    })
  })

/** Without one of these words a line counts and compares nothing of a mark. */
const OF_WORDING =
  /字|[开打]头|首|[结收为]尾|含|图形|不同|相同|\b(?:begins?|starts?|opens?|ends?|closes?) (?:in|with)\b|contain|\b(?:share|both|device|no|same|different)|读音|发音|图形商标|pronounc|wording|verbal|device mark|word mark|中文|英文|外文|拼音|音节|letter|character|syllable|Chinese/

/** Returns what marks of the case are said to be made of and to share, and that they are not and do not. */
export const findComposition = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || isAsGenerated(line) || facts.isCompanion || !OF_WORDING.test(line.text)) return []
  return [
    ...characterTotals(line, facts),
    ...made(line, facts),
    ...shared(line, facts),
    ...heldByBoth(line, facts),
    ...kindOfMark(line, facts),
    ...wordsOfDevices(line, facts),
    ...edges(line, facts),
  ]
}
