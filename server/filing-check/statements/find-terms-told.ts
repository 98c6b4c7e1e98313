import { countriesIn } from '../../absolute-grounds/screen-name.ts'
import { type CaseFacts, markKey } from '../case-facts.ts'
import { keptByCase } from '../case-memory.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'

/** A quoted term and what it is said to be: “甲”是乙省所辖的县, “甲”位于乙国中部. */
const IS =
  /“(?<term>[^“”]{1,24})”(?:一词|二字|系|是|为|即|位于|地处|属于?|在|指的?是|作为)+(?<what>[^“”，。；]{2,30})|“(?<termEn>[^“”]{1,24})”(?: is| lies| means| names)(?<whatEn>[^“”,.;]{2,60})/g
const PROVINCE =
  /河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|北京|天津|上海|重庆|香港|澳门/g
const QUARTER =
  /东部|南部|西部|北部|中部|东南部|西南部|东北部|西北部|\b(?:eastern|southern|western|northern|central)\b/g

/** Where a description puts what it is of: provinces, states and quarters of them. */
const placesIn = (text: string): { kind: string; word: string; at: number }[] => [
  ...matchesOf(text, PROVINCE).map(({ 0: word, index }) => ({ kind: 'province', word, at: index })),
  ...countriesIn(text).map(({ zh, at }) => ({ kind: 'country', word: zh, at })),
  ...matchesOf(text, QUARTER).map(({ 0: word, index }) => ({ kind: 'quarter', word, at: index })),
]

const termsIn = (text: string): { key: string; what: string; at: number }[] =>
  matchesOf(text, IS).map(({ 0: whole, index, groups }) => {
    const what = groups?.['what'] ?? groups?.['whatEn'] ?? ''
    return { key: markKey(groups?.['term'] ?? groups?.['termEn'] ?? ''), what, at: index + whole.length - what.length }
  })

const toldTerms = keptByCase(({ notice }: CaseFacts) => (notice.reasons ?? []).flatMap(({ text }) => termsIn(text)))

/** Returns places in which a sentence puts a term that the examiner's reasons put elsewhere. */
export const findTermsTold = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  !line.text.includes('“')
    ? []
    : termsIn(line.text).flatMap(({ key, what, at }) => {
        const told = toldTerms(facts).filter(term => term.key === key)
        if (told.length === 0 || /不|非|未|并|除/.test(what)) return []
        const known = told.flatMap(term => placesIn(term.what))
        const wrong = placesIn(what).find(place => {
          const own = known.filter(({ kind }) => kind === place.kind)
          return own.length > 0 && !own.some(({ word }) => word === place.word)
        })
        if (!wrong) return []
        const right = known.filter(({ kind }) => kind === wrong.kind).map(({ word }) => word)
        return [
          findingAt(line, {
            kind: 'name',
            from: at + wrong.at,
            to: at + wrong.at + wrong.word.length,
            words: {
              zh: `通知书写的是“${right.join('”“')}”，稿中为“${wrong.word}”。`,
              en: `The notice says “${right.join('”, “')}”; the draft says “${wrong.word}”.`,
            },
          }),
        ]
      })
