import { chineseNumeral, numberOf } from '#domain/chinese-numeral.ts'
import { articleName } from '#domain/law/articles.ts'
import { CIVIL_RULES_2020, GRANT_RULES_2020 } from '#domain/law/court-rules.ts'
import type { LawVersion } from '#domain/law/law-version.ts'
import { REGULATIONS_2014, regulationRule } from '#domain/law/regulations.ts'
import { SUSPENSION_NORM, type SuspensionSituation } from '#domain/law/suspension-norm.ts'
import type { CaseFacts } from '../case-facts.ts'
import { clauseAround, speaksOfOthers } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { paragraphsOf } from './find-law.ts'

interface Rule {
  law: LawVersion
  named: RegExp
  /** Subjects by the words of a clause, each with the articles that may be cited for it. */
  subjects: readonly (readonly [words: RegExp, articles: readonly string[]])[]
}

/** The Regulations and the two interpretations: how a draft names them, and where they say what a review needs. */
const RULES: readonly Rule[] = [
  {
    law: REGULATIONS_2014,
    named: /《(?:中华人民共和国)?商标法实施条例》|(?<!《[^》]{0,20})实施条例|Implementing Regulations/g,
    subjects: [
      [/补充(?:有关)?(?:证据|材料)|supplement(?:ary)? (?:evidence|material)/i, ['59']],
      [/评审时的(?:事实)?状态|评审时的事实|facts at the time of (?:the )?review/i, ['52']],
      [/当日不计|不计算在期限|节假日|期限届满日|holiday|is not counted/i, ['12']],
      [/邮戳|视为送达|送达当事人|deemed served|postmark/i, ['10']],
      [/分割|\bdivi(?:de|sion)/i, ['22']],
      [/驳回期限|refusal period/i, ['49']],
      [/抽签|同日申请|同一天申请|drawing lots|same day/i, ['19']],
      [/连续(?:三|3)年不使用|撤三|non-use/i, ['66', '67']],
    ],
  },
  {
    law: GRANT_RULES_2020,
    named: /《(?:最高人民法院)?关于审理商标授权确权[^》]*》|Grant and Confirmation of Trademarks/g,
    subjects: [
      [/不复存在|no longer exists?/i, ['28']],
      [/通用名称|generic/i, ['10', '9']],
      [/不良影响|adverse influence/i, ['5']],
      [/地名|place name/i, ['6']],
      [/著作权|copyright/i, ['19', '22']],
      [/姓名权|name right/i, ['20']],
    ],
  },
  {
    law: CIVIL_RULES_2020,
    named: /《(?:最高人民法院)?关于审理商标民事纠纷[^》]*》|Trial of Civil Trademark Disputes/g,
    subjects: [
      [/区分表|Classification Table/i, ['12']],
      [/类似(?:商品|服务)(?!区分表)|similar (?:goods|services)/i, ['11', '12']],
      [/主要部分|隔离|近似商标|main parts|marks are similar/i, ['10', '9']],
    ],
  },
]

const LIST_BETWEEN = /^[\s（）()\d年修正订、，,和及and款项第一二三四五六七八九十的asrevimnd’\-.]*$/

interface Cited {
  rule: Rule
  from: number
  to: number
  text: string
  article: string
  address: string
}

/** Returns the articles that a line cites of the Regulations and the interpretations, those of a list after their name. */
const citedArticles = (line: CheckedLine): Cited[] => {
  const articles = line.tokens.filter(({ kind }) => kind === 'article')
  return RULES.flatMap(rule =>
    matchesOf(line.text, rule.named).flatMap(match => {
      const cited: Cited[] = []
      let end = match.index + match[0].length
      for (const { from, to, text, key } of articles) {
        const isBefore =
          to <= match.index &&
          /^ of (?:the )?(?:(?:Interpretation|Provisions|Rules)[^.;]{0,80})?$/.test(line.text.slice(to, match.index))
        const isAfter = from >= end && LIST_BETWEEN.test(line.text.slice(end, from))
        if (!isBefore && !isAfter) continue
        if (isAfter) end = to
        cited.push({ rule, from, to, text, article: key.split('.')[0] ?? '', address: key })
      }
      return cited
    }),
  )
}

/** Whether an article, and the paragraph that an address names, is in a law whose articles and paragraphs are counted. */
const exists = (law: LawVersion, address: string, cited: string): boolean => {
  const [article = 0, paragraph = 1] = address.split('.').map(Number)
  const { lastArticle = Number.POSITIVE_INFINITY } = law
  const paragraphs = paragraphsOf(law, cited, article) ?? Number.POSITIVE_INFINITY
  return article >= 1 && article <= lastArticle && paragraph >= 1 && paragraph <= paragraphs
}

/** Follows the title of a rule: the year of its edition, and the number under which it was issued. */
const EDITION =
  /^[^。；，,.;《]{0,24}?(?:[（(](\d{4})年?(?:修正|修订|公布)?[）)]|\((?:as (?:amended|revised) in )?(\d{4})\)|(法释〔\d{4}〕\d+号))/

/** Returns editions and numbers of the Regulations and the interpretations that are not those in force. */
const findOldEditions = (line: CheckedLine, { notice }: CaseFacts): Finding[] =>
  RULES.flatMap(({ law, named }) =>
    matchesOf(line.text, named).flatMap(match => {
      const start = match.index + match[0].length
      const found = EDITION.exec(line.text.slice(start))
      const said = found?.[1] ?? found?.[2] ?? found?.[3]
      if (!found || said === undefined) return []
      const from = start + found[0].lastIndexOf(said)
      const { clause } = clauseAround(line.text, match.index, from + said.length)
      const isRight = found[3] === undefined ? law.edition.zh.startsWith(said) : law.source.startsWith(said)
      // A notice before 2014 is under the Regulations of its day.
      const isOfItsDay =
        law === REGULATIONS_2014 && regulationRule(notice.dispatchDate ?? law.from, 1) === `Regs ${said}`
      if (isRight || isOfItsDay || speaksOfOthers(line, clause)) return []
      const right = found[3] === undefined ? law.edition.zh.slice(0, 4) : law.source
      return [
        findingAt(line, {
          kind: 'article',
          from,
          to: from + said.length,
          mend: right,
          words: {
            zh: `《${law.zh}》现行文本为${law.edition.zh}${found[3] === undefined ? '' : `（${law.source}）`}，稿中为“${said}”。`,
            en: `The ${law.en} in force are those ${law.edition.en}${found[3] === undefined ? '' : ` (${law.source})`}; the draft says “${said}”.`,
          },
        }),
      ]
    }),
  )

/** Words by which a sentence tells of a situation of the norm on suspension. */
const SITUATIONS: readonly (readonly [SuspensionSituation, RegExp])[] = [
  ['transfer', /变更|转让|assignment|change of name/],
  ['renewal', /宽展期|续展手续|办理续展|being renewed|grace period/],
  ['surrender', /注销手续|撤回手续|surrendered|withdrawn/],
  ['oneYear', /一年|one year/],
  ['pendingCase', /正在审理|正在处理|尚在审理|撤三|不使用|无效宣告|another case|non-use|invalidation/],
]
const NORM_ITEM =
  /《(?:商标)?评审案件中止情形规范》\s*第?[（(]?([一二三四五六七\d])[）)]?项|\bitem \(?(\d)\)? of the Norm on the Suspension/g

/** Returns items of the norm on suspension that are named for the situation of another one. */
export const findSuspensionItems = (line: CheckedLine): Finding[] =>
  line.isQuoted || !/规范》|Norm on/.test(line.text)
    ? []
    : matchesOf(line.text, NORM_ITEM).flatMap(match => {
        const said = match[1] ?? match[2] ?? ''
        const from = match.index + match[0].lastIndexOf(said)
        const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
        const [told, ...others] = SITUATIONS.filter(([, words]) => words.test(clause))
        const item = told && SUSPENSION_NORM.items[told[0]]
        if (!item || others.length > 0 || numberOf(said) === item.number || speaksOfOthers(line, clause)) return []
        return [
          findingAt(line, {
            kind: 'article',
            from,
            to: from + said.length,
            mend: match[1] === undefined || /\d/.test(said) ? String(item.number) : chineseNumeral(item.number),
            words: {
              zh: `该情形依实务为第（${chineseNumeral(item.number)}）项（${item.zh}），稿中为第（${said}）项；规范原文未收录，请核对。`,
              en: `In practice this situation is item (${item.number}): ${item.en}; the draft says (${said}). The text of the norm is not at hand: check it.`,
            },
          }),
        ]
      })

/**
 * Returns articles and paragraphs of the Regulations and of the interpretations of the Supreme People’s Court that do not
 * exist, or that are about something else than the sentence, and editions that are not in force.
 */
export const findOtherRules = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted) return []
  const ofArticles = citedArticles(line).flatMap(({ rule, from, to, text, article, address }) => {
    const { clause } = clauseAround(line.text, from, to)
    const subjects = rule.subjects.filter(([words]) => words.test(clause))
    const [subject] = subjects
    const isMissing = !exists(rule.law, address, text)
    const isOfAnother = subject !== undefined && !subjects.some(([, articles]) => articles.includes(article))
    if ((!isMissing && !isOfAnother) || speaksOfOthers(line, clause)) return []
    const [right] = subjects.length === 1 ? (subject?.[1] ?? []) : []
    const name = right === undefined ? null : articleName(right)
    const { zh, en, edition } = rule.law
    return [
      findingAt(line, {
        kind: 'article',
        from,
        to,
        mend: name && address === article ? (/^Art/.test(text) ? name.en : name.zh) : null,
        words: isMissing
          ? {
              zh: `《${zh}》（${edition.zh}）没有“${text}”。`,
              en: `There is no “${text}” in the ${en} (${edition.en}).`,
            }
          : {
              zh: `《${zh}》就此所作规定${name ? `在${name.zh}` : '不在该条'}，稿中为“${text}”。`,
              en: `The ${en} deal with this ${name ? `in ${name.en}` : 'elsewhere'}; the draft says “${text}”.`,
            },
      }),
    ]
  })

  return [...ofArticles, ...findOldEditions(line, facts)]
}
