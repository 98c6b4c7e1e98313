import { type CaseFacts, markKey } from './case-facts.ts'
import { placeOfLine } from './cited/find-cited-facts.ts'
import { clauseAround, isOfOtherCase } from './context.ts'
import { countOf } from './counting.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { matchesOf } from './matches.ts'
import { keptByText, keptMatches } from './memory.ts'

/** A count of what a mark is made of, in a cell of the comparison. */
const IN_CELL =
  /([两一二三四五六七八九十\d]+)个?(?:汉字|字母|字符|音节|字)|\b([a-z]+|\d{1,2}) (?:Chinese characters?|letters?|characters?|syllables?)\b|\bletters, ([a-z]+|\d{1,2})\b/g
/** A verdict that the two counts differ. */
const DIFFER_IN_NUMBER =
  /字数不同|音节数不同|字母数不同|长短不同|(?:differ|different) in (?:the )?(?:number|length)|different numbers? of|of different lengths?/
const SAME_NUMBER = /(?:字数|音节数|字母数)(?:相同|一致)|the same number of/

const [differencesIn, samenessIn] = [keptMatches(DIFFER_IN_NUMBER), keptMatches(SAME_NUMBER)]

const countsIn = keptByText((text): readonly number[] =>
  matchesOf(text, IN_CELL)
    .map(([, zh, en, later]) => countOf(zh ?? en ?? later ?? ''))
    .filter(count => count > 0),
)

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Rows whose result says that two counts differ, or agree, and whose cells count otherwise: neither need have been edited. */
export const findComparedCounts = (lines: readonly CheckedLine[]): Finding[] =>
  lines.flatMap((line, index) => {
    const [own, cited] = [lines[index - 2], lines[index - 1]]
    if (!line.isInCell || line.isOff || !own?.isInCell || !cited?.isInCell || own.document !== line.document) return []
    const [differ] = differencesIn(line.text)
    const [match] = differ ? [differ] : samenessIn(line.text)
    const [a, b] = [countsIn(own.text), countsIn(cited.text)]
    if (!match || a.length === 0 || b.length === 0 || a.length !== b.length) return []
    const isEqual = total(a) === total(b) && a.every((count, at) => count === b[at])
    if (isEqual !== (differ !== undefined)) return []
    return [
      findingAt(line, {
        kind: 'opposite',
        from: match.index,
        to: match.index + match[0].length,
        words: {
          zh: `同一行中两商标的数目${isEqual ? '相同' : '不同'}，此处称“${match[0]}”。`,
          en: `The row counts ${isEqual ? 'the same number' : 'different numbers'} for both marks; this says “${match[0]}”.`,
        },
      }),
    ]
  })

const MORE =
  /(申请商标|引证商标(?:\s*[一二三四五六七八九十]{1,3}|\s*\d+)?|[Tt]he mark applied for|[Cc]ited mark(?: \d+)?)(?:（[^）]{1,20}）)?(?:(?:比|与)[^，。；“”]{1,10}(?:相比)?，?)?(?:仅|只|还|另)?(?:多出|多了|多)(?:文字|汉字|字母|一个)?[“"]([^“”"]{1,20})[”"]/g
const MORE_EN =
  /\b([Tt]he mark applied for|[Cc]ited mark(?: \d+)?) (?:also )?(?:adds|has in addition) [“"]([^“”"]{1,20})[”"]/g

/** A mark is said to have more than another by words that it does not have, or that both have. */
const added = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const own = facts.notice.mark
  return [...matchesOf(line.text, MORE), ...matchesOf(line.text, MORE_EN)].flatMap(match => {
    const [whole, name = '', more = ''] = match
    const { clause } = clauseAround(line.text, match.index, match.index + whole.length)
    const numbers = matchesOf(clause, /引证商标\s*([一二三四五六七八九十]{1,3}|\d+)|[Cc]ited mark (\d+)/g).map(
      ([, zh, en]) => countOf(zh ?? en ?? ''),
    )
    const [only, ...others] = [...new Set(numbers)]
    const place =
      placeOfLine(line) ??
      (only !== undefined && others.length === 0 ? only - 1 : facts.notice.citedMarks.length === 1 ? 0 : null)
    const cited = place === null ? undefined : facts.notice.citedMarks[place]?.mark
    if (own === '' || isOfOtherCase(clause)) return []
    const isOwn = /^申请|applied for/.test(name)
    const [longer, shorter] = isOwn ? [own, cited] : [cited, own]
    const key = markKey(more)
    const lacks = longer !== undefined && !markKey(longer).includes(key)
    const isShared = shorter !== undefined && markKey(shorter).includes(key)
    if (!lacks && !isShared) return []
    const from = match.index + whole.lastIndexOf(more)
    const [zh, en] = lacks
      ? [`“${longer}”没有“${more}”。`, `“${longer}” has no “${more}”.`]
      : [
          `“${more}”为两商标所共有，不是“${longer ?? own}”多出的部分。`,
          `Both marks have “${more}”; it is not what is added.`,
        ]
    return [findingAt(line, { kind: 'mark', from, to: from + more.length, words: { zh, en } })]
  })
}

const AT_PLACE =
  /(首|末|第([一二三四五六七八九十\d]+)个?)(字母|字)(?:分别)?(?:为|是|即)?[“"](.)[”"](?:与|和|、)[“"](.)[”"]/gu

/** Two characters that are said to stand at one place of the two marks, one of which stands there in neither. */
const placed = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  matchesOf(line.text, AT_PLACE).flatMap(match => {
    const [whole, place = '', number = '', , first = '', second = ''] = match
    const at = place === '首' ? 0 : place === '末' ? -1 : countOf(number) - 1
    const cited = placeOfLine(line)
    const stands = (word: string, character: string): boolean =>
      [word, ...(word.match(/\p{Script=Han}+|[\p{Script=Latin}\p{M}]+/gu) ?? [])].some(
        run => markKey([...run.normalize('NFC')].at(at) ?? '') === markKey(character),
      )
    const marks = facts.notice.citedMarks.map(one => one.mark)
    const others = cited === null ? marks : marks.filter((_, index) => index === cited)
    const wrong = [
      {
        character: first,
        isRight: stands(facts.notice.mark, first) || (cited === null && marks.some(one => stands(one, first))),
      },
      {
        character: second,
        isRight: others.some(one => stands(one, second)) || (cited === null && stands(facts.notice.mark, second)),
      },
    ].find(({ isRight }) => !isRight)
    if (!wrong) return []
    const from = match.index + (wrong.character === second ? whole.lastIndexOf(second) : whole.indexOf(first))
    return [
      findingAt(line, {
        kind: 'mark',
        from,
        to: from + wrong.character.length,
        words: {
          zh: `所比较的商标在此处没有“${wrong.character}”。`,
          en: `The marks compared have no “${wrong.character}” at that place.`,
        },
      }),
    ]
  })

const MARK = '(申请商标|引证商标\\s*(?:[一二三四五六七八九十]{1,3}|\\d+))(?:“[^”]{1,40}”)?'
const CONTAINS = new RegExp(
  `${MARK}(并未|并不|未|没有|不)?(?:完整地?|完全|全部)(?:地)?包含(?:了)?${MARK}(?=[，。；]|的(?:全部|整体|文字)|$)`,
  'g',
)
const CONTAINS_EN =
  /\b([Tt]he mark applied for|[Cc]ited mark \d+) (does not )?(?:wholly |entirely )?contains? (?:the whole of )?(the mark applied for|cited mark \d+)(?=[.,;]|$)/g

/** A mark is said to contain another whole, and does not; or not to, and does. */
const contained = (line: CheckedLine, { notice }: CaseFacts): Finding[] =>
  [...matchesOf(line.text, CONTAINS), ...matchesOf(line.text, CONTAINS_EN)].flatMap(match => {
    const [whole, outer = '', denial, inner = ''] = match
    const markOf = (name: string): string =>
      /^申请|applied for/.test(name)
        ? notice.mark
        : (notice.citedMarks[countOf(name.replace(/^引证商标\s*|^[Cc]ited mark /, '')) - 1]?.mark ?? '')
    const [holder, part] = [markOf(outer), markOf(inner)]
    const { clause } = clauseAround(line.text, match.index, match.index + whole.length)
    const isHeld = markKey(holder).includes(markKey(part))
    if (markKey(holder) === '' || markKey(part) === '' || isOfOtherCase(clause) || isHeld === (denial === undefined))
      return []
    return [
      findingAt(line, {
        kind: 'mark',
        from: match.index,
        to: match.index + whole.length,
        words: {
          zh: `“${holder}”${isHeld ? '包含' : '不包含'}“${part}”。`,
          en: `“${holder}” ${isHeld ? 'contains' : 'does not contain'} “${part}”.`,
        },
      }),
    ]
  })

/** Returns what a line says that one mark has more than another, or has at a place, and that the marks do not bear out. */
export const findCompared = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.isQuoted || line.before?.text === line.text
    ? []
    : [...added(line, facts), ...placed(line, facts), ...contained(line, facts)]
