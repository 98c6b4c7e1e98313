import type { CitedMarkStatus } from '#contract/notice.ts'
import { isEarlierMarkGround } from '#domain/law/grounds.ts'
import type { CaseFacts } from './case-facts.ts'
import { clauseAround, isOfOtherCase } from './context.ts'
import { COUNT, COUNT_EN, counted, countOf, wrongCount } from './counting.ts'
import type { CheckedLine, Finding } from './finding.ts'
import { findGoodsTotals } from './goods/find-goods-totals.ts'
import { matchesOf } from './matches.ts'

const CITES_MARKS =
  /(?:通知书|驳回决定|贵局|审查员)[^。；，未没]{0,8}(?:引证|援引)(?:了|的是)?[^。；，“”]{0,8}商标|\b(?:notice|Office|examiner) (?:cites|cited|relies on|relied on) (?:an?|the|several|some) (?:earlier|prior|cited) (?:trade ?)?marks?\b/

/** The notice is said to cite marks, and rests on no ground that turns on one. */
const citedAtAll = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const isWithout =
    notice.citedMarks.length === 0 && notice.grounds.length > 0 && !notice.grounds.some(isEarlierMarkGround)
  const match = isWithout ? CITES_MARKS.exec(line.text) : null
  if (!match || isOfOtherCase(line.text)) return []
  return wrongCount(line, { from: match.index, written: match[0] }, 'number', {
    zh: '通知书没有引证任何商标。',
    en: 'The notice cites no mark.',
  })
}

/** Words before a count of marks by which it is one of some of them. */
const OF_SOME =
  /(?:其中|上述|前述|这|该|此|另外?|其余|其他|其它|剩余|后|前|至少|有|的|、|和|及|与|\d|[一二三四五六七八九十])\s*$/
/** Words of a sentence that single out marks by their article, class, state or wording. */
const SINGLED =
  /第[^，。；]{1,14}[条类]|其中|除|以外|之外|已注册|获准注册|初步审定|申请在先|在先申请|汉字商标|文字商标|图形商标|字母商标|外文商标|\b(?:Article|Class|registered|pending|except|other)\b/

const CITED_TOTALS: readonly RegExp[] = [
  new RegExp(
    `(?:通知书|驳回决定|贵局)[^。；，]{0,4}(?:列明|列举|列出|所列|载明|指出)(?:了|的)?\\s*${COUNT}[件个枚](?:在先)?引证商标`,
    'g',
  ),
  new RegExp(`(?:通知书|驳回决定|贵局)[^。；，]{0,6}以${COUNT}[件个枚](?:在先)?商标为(?:引证|依据|由)`, 'g'),
  new RegExp(
    `(?:通知书|驳回决定|贵局|审查员|商标局)[^。；，]{0,10}(?:共|仅|只|一共|合计)?(?:引证|援引)(?:了)?(?:的)?\\s*${COUNT}[件个枚](?!引证商标[一二三四五六七八九十\\d])`,
    'g',
  ),
  new RegExp(
    `(?<=^|[。；，、：（\\s案的])引证商标(?:一?共计?|总共|合计|总计|仅为?|只有|仅有|共有|数量为|为)\\s*${COUNT}(?:[件枚]|个(?=商标|引证|[，。；、]|$))`,
    'g',
  ),
  new RegExp(
    `(?:上述|前述|所有|全部|以上)引证商标(?:一?共计?|总共|合计|总计|共有|数量为|为|有)\\s*${COUNT}(?:[件枚]|个(?=商标|引证|[，。；、]|$))`,
    'g',
  ),
  /(?<![一二三四五六七八九十\d商标第])([两二三四五六七八九])引证商标(?![一二三四五六七八九十\d])/g,
  new RegExp(`(?<=(?:共|合计|仅|只)(?:引证|涉及|有|存在)?(?:了)?)${COUNT}[件个枚](?:在先)?引证商标`, 'g'),
  new RegExp(
    `(?:通知书|驳回决定|贵局|审查员|本案)[^。；，]{0,6}(?:引证|援引|引用)的(?:在先)?(?:注册)?商标(?:一?共计?|总共|合计|总计|共有|有|为|仅)*\\s*${COUNT}[件个枚]`,
    'g',
  ),
]
const CITED_TOTALS_EN: readonly RegExp[] = [
  new RegExp(
    `\\b${COUNT_EN} (?:earlier |prior |senior )*(?:trade ?)?marks? (?:are|is|were|was|have been) cited(?! (?:for|under|in Class|in each|against (?:the goods|class)))`,
    'gi',
  ),
  new RegExp(
    `\\b(?:notice|Office|examiner|refusal)\\b[^.;,]{0,16}\\b(?:cites?|cited|relies on|relied on|is based on|rests on)(?: only| just| no more than)? ${COUNT_EN} (?:earlier |prior |cited |senior )*(?:marks?|registrations?|trade ?marks?)`,
    'gi',
  ),
  /\b([Bb]oth)(?: of the| the)? cited (?:trade ?)?marks?\b/g,
  new RegExp(`(?<!\\bof )\\b(?:[Tt]he|[Aa]ll|[Bb]oth the) ${COUNT_EN} cited (?:trade ?)?marks?`, 'g'),
]
/** A count that a sentence begins with, or that stands behind a preposition. */
const CITED_BARE = new RegExp(
  `(?:^|[。；，、]|与|和|对|对于|针对|全部|所有|本案(?:的)?)\\s*${COUNT}[件个枚](?:在先)?引证商标(?!\\s*[一二三四五六七八九十\\d])`,
  'g',
)

const citedTotals = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const total = notice.citedMarks.length
  // Marks may be cited and not be read.
  if (notice.doubtful.includes('citedMarks')) return []
  if (total === 0 && (notice.grounds.length === 0 || notice.grounds.some(isEarlierMarkGround))) return []
  const natural = new Set([total])
  const ofSome = new Set([
    ...(notice.reasons ?? []).map(({ citedMarks }) => citedMarks.length),
    ...[...Map.groupBy(notice.citedMarks, ({ status }) => status).values()].map(({ length }) => length),
  ])
  const said = [
    ...counted(line, [...CITED_TOTALS, ...CITED_TOTALS_EN]),
    ...counted(line, [CITED_BARE]).filter(
      ({ from }) => !OF_SOME.test(line.text.slice(0, from)) || /[与和]\s*$/.test(line.text.slice(0, from)),
    ),
  ]
  const seen = new Set<number>()
  return said.flatMap(({ match, written, from, count, clause, before }) => {
    if (seen.has(from)) return []
    seen.add(from)
    const isOfSome =
      (SINGLED.test(clause) || /^(?:上述|前述|以上|[Bb]oth)|^[两二三四五六七八九]引证/.test(match[0])) &&
      (ofSome.has(count) || (notice.reasons ?? []).length === 0)
    if (
      natural.has(count) ||
      (isOfSome && count < total) ||
      /^[^。；]*(?:引证商标\s*[一二三四五六七八九十\d]+[、和与及])/.test(before)
    )
      return []
    return wrongCount(line, { from, written }, 'number', {
      zh: `通知书共引证${total}件商标，稿中写“${written}”件。`,
      en: `The notice cites ${total} mark${total === 1 ? '' : 's'}; the draft says “${written}”.`,
    })
  })
}

/** One mark is said to be all that is cited: 通知书仅引证了第1号商标, the notice cites only no. 1. */
const ONLY_ONE =
  /(?:仅|只|唯一)(?:引证|援引)(?:了|的是)?\s*(?:引证商标\s*[一二三四五六七八九十\d]+|第\s*G?\d{6,9}[A-Z]?\s*号)(?![^。；，]{0,40}(?:[、和与及至]|第\s*G?\d{6}))|\b(?:cites|cited|relies on) only (?:cited mark \d+|(?:registration )?[Nn]o\. ?G?\d{6,9}[A-Z]?)(?! (?:and|to)\b|, )/

const onlyOne = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const match = ONLY_ONE.exec(line.text)
  const total = notice.citedMarks.length
  if (!match || total < 2 || notice.doubtful.includes('citedMarks')) return []
  const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
  // A reason, an article or some of the goods may rest on one of them.
  if (
    SINGLED.test(clause.replaceAll(/第\s*G?\d{6,9}[A-Z]?\s*号/g, '')) ||
    /就|对于|针对|“/.test(clause) ||
    isOfOtherCase(clause)
  )
    return []
  return wrongCount(line, { from: match.index, written: match[0] }, 'number', {
    zh: `通知书共引证${total}件商标。`,
    en: `The notice cites ${total} marks.`,
  })
}

/** Marks that are named from one to another, with their count: 引证商标一至引证商标七共六件. */
const RANGE =
  /引证商标\s*([一二三四五六七八九十\d]+)(?:至|到)(?:引证商标)?\s*([一二三四五六七八九十\d]+)(?:一?共计?|合计|总计|等)\s*([两一二三四五六七八九十\d]+)[件个枚]|\b[Cc]ited marks (\d+) to (\d+), (?:in all |altogether )?(\w+) (?:marks )?in (?:all|number)/g

const rangeTotals = (line: CheckedLine): Finding[] =>
  matchesOf(line.text, RANGE).flatMap(match => {
    const [, first = match[4] ?? '', last = match[5] ?? '', written = match[6] ?? ''] = match
    const right = countOf(last) - countOf(first) + 1
    const count = countOf(written)
    if (!Number.isFinite(count) || !Number.isFinite(right) || count === right) return []
    return wrongCount(line, { from: match.index + match[0].lastIndexOf(written), written }, 'number', {
      zh: `引证商标${first}至引证商标${last}共${right}件，稿中写“${written}”件。`,
      en: `Cited marks ${first} to ${last} are ${right} marks; the draft says “${written}”.`,
    })
  })

const STATES: readonly { words: string; states: readonly CitedMarkStatus[]; zh: string; en: string }[] = [
  {
    words:
      '(?:已经?|均已|获准|核准|在先)[^，。；件]{0,4}注册|为[^，。；件]{0,4}注册商标|(?<![未没])(?:获准|核准)注册|registered',
    states: ['registered'],
    zh: '已注册',
    en: 'registered',
  },
  {
    words: '初步审定|初审公告|preliminarily approved',
    states: ['preliminary'],
    zh: '初步审定',
    en: 'preliminarily approved',
  },
  {
    words:
      '(?:仍|尚|现行|目前|现在|至今)[^，。；件未不]{0,6}有效|(?:合法)?有效(?=[，。；、的]|$|存续|状态)|alive|valid|in force',
    states: ['registered'],
    zh: '有效',
    en: 'in force',
  },
  { words: '申请在先|在先申请|filed earlier', states: ['earlier-filed'], zh: '申请在先', en: 'filed earlier' },
  {
    words: '(?:已被?|被)?(?<!提出|提起|请求|申请)(?:撤销|宣告无效|注销)|期满未续展|失效|无效|丧失|不再有效',
    states: ['cancelled', 'invalidated', 'surrendered', 'not-renewed'],
    zh: '已失效',
    en: 'ended',
  },
]
const BY_STATE = STATES.map(state => ({
  ...state,
  pattern: new RegExp(
    `(?<![第\\d一二三四五六七八九十])${COUNT}[件个枚](?:引证)?(?:商标)?(?:均|都|皆|也|则)?(?:为|系|是|属)?[^，。；件未尚拟或将能]{0,4}?(?:${state.words})(?!申请|人|连续)`,
    'g',
  ),
  english: new RegExp(
    `\\b${COUNT_EN} (?:of (?:the cited marks|them|these) )?(?:are|is|were|have been) (?:already |only )?(?:${state.words.split('|').at(-1)})`,
    'gi',
  ),
}))

const SUPPOSED = /如|若|假|倘|能否|是否|拟|将|其他|另案|他人[^。；]{0,8}共|\bif\b|whether/

const OF_OTHERS = /申请人|名下|他人|第三方|类案|共存|并存|专利|合同|门店/

/** Finds wrong counts of the cited marks that are in one state. */
const citedByState = (line: CheckedLine, { notice, cited }: CaseFacts): Finding[] => {
  // A sentence that goes on from the list of the cited marks need not call them so: 其中三件为已注册商标.
  const isOfList = /^(?:其中|上述|前述|以上)[^。；]{0,6}[两一二三四五六七八九十\d]+[件个枚]/.test(line.text)
  if (
    !(isOfList || /引证商标|cited marks/i.test(line.text)) ||
    (isOfList && OF_OTHERS.test(line.text)) ||
    cited.some(({ record }) => record !== null)
  )
    return []
  if (notice.citedMarks.some(({ status }) => status === 'unknown')) return []
  const [hasZh, hasEn] = [/[件个枚]/.test(line.text), /\b(?:are|is|were|have been)\b/.test(line.text)]
  const seen = new Set<number>()
  return BY_STATE.flatMap(({ pattern, english, states, zh, en }) => {
    const right = notice.citedMarks.filter(({ status }) => states.includes(status)).length
    return counted(line, [...(hasZh ? [pattern] : []), ...(hasEn ? [english] : [])]).flatMap(
      ({ written, from, count, clause }) => {
        if (
          count === right ||
          seen.has(from) ||
          SUPPOSED.test(clause) ||
          !(isOfList || /引证商标|cited marks/i.test(clause))
        )
          return []
        // Marks that are named one by one are counted by their names.
        if (
          /(?:引证商标\s*[一二三四五六七八九十\d]+[、和与及至][^，。；]{0,60}|[Cc]ited marks? \d+(?:, \d+)*,? and )$/.test(
            line.text.slice(0, from),
          )
        )
          return []
        seen.add(from)
        return wrongCount(line, { from, written }, 'number', {
          zh: `引证商标中${zh}的有${right}件，稿中写“${written}”件。`,
          en: `${right} of the cited marks are ${en}; the draft says “${written}”.`,
        })
      },
    )
  })
}

const ALL_CITED =
  /(?:([两一二三四五六七八九十\d]+)[件个枚]|全部|所有|各)?引证商标(?:目前|现在?|至今|仍|仍然|依然)*(?:均|全部?|都|皆)(?:目前|现在?|至今|仍然?|依然|已经?|合法|处于)*(?:已?(?:为|系|是|属于?))?(?:((?:有效|存续)(?=[，。；、的而]|$|状态|但)|失效|无效(?!宣告)|被?(?:撤销|注销)(?!申请)|已注册的?商标|注册商标|已(?:核准|获准)?注册|初步审定的?商标|申请在先的?商标|在先申请)|(?:在|于)?第([\d一二三四五六七八九十]+)类)/g
const ALL_CITED_EN =
  /\b(?:[Aa]ll (?:of )?(?:the )?(?:([a-z]+) )?cited (?:trade ?)?marks|[Tt]he cited marks) are (?:all |both |still |validly )*(?:(registered|valid|in force|alive|preliminarily approved|pending)|in Class (\d+))/g

/** The states that a word for all of them stands for. */
const statesOf = (state: string): readonly CitedMarkStatus[] | undefined =>
  /^(?:有效|存续|valid|in force|alive)$/.test(state)
    ? ['registered']
    : STATES.find(one => new RegExp(one.words).test(state))?.states

/** All cited marks are said to stand in one way or in one class, and one of them does not. */
const allCited = (line: CheckedLine, { notice, cited }: CaseFacts): Finding[] =>
  [...matchesOf(line.text, ALL_CITED), ...matchesOf(line.text, ALL_CITED_EN)].flatMap(match => {
    const [whole, count, state, written] = match
    const { clause } = clauseAround(line.text, match.index, match.index + whole.length)
    const number = count === undefined ? notice.citedMarks.length : countOf(count)
    if (number !== notice.citedMarks.length || number < 2 || isOfOtherCase(clause) || SUPPOSED.test(clause)) return []
    const niceClass = written === undefined ? null : countOf(written)
    const states = state === undefined ? undefined : statesOf(state)
    const other = notice.citedMarks.findIndex(({ status, classes }, index) =>
      niceClass === null
        ? states !== undefined && status !== 'unknown' && !states.includes(status) && !cited[index]?.record
        : classes.length > 0 && !classes.includes(niceClass),
    )
    if (other < 0 || (niceClass === null && states === undefined)) return []
    return wrongCount(line, { from: match.index, written: whole }, niceClass === null ? 'wording' : 'class', {
      zh: `引证商标${other + 1}不在此列：通知书所载${niceClass === null ? '其状态与此不同' : `其类别为第${notice.citedMarks[other]?.classes.join('、')}类`}。`,
      en: `Not so cited mark ${other + 1}: the notice has it ${niceClass === null ? 'in another state' : `in class ${notice.citedMarks[other]?.classes.join(', ')}`}.`,
    })
  })

const CLASSES: readonly RegExp[] = [
  new RegExp(
    `(?:驳回|通知书|复审)[^。；，]{0,8}(?:共?涉及|涵盖|及于)${COUNT}个(?:商品)?(?:和服务)?(?:国际)?(?:分类|类别)`,
    'g',
  ),
  new RegExp(`(?:申请商标|本申请|本案)[^。；，]{0,6}(?:一标|共申请了?|共涉及|涵盖|共指定)${COUNT}类`, 'g'),
  new RegExp(`\\b(?:the mark applied for|the application|this application) covers ${COUNT_EN} classes`, 'gi'),
  new RegExp(
    `(?:申请商标|本申请|本案)[^。；，]{0,16}?(?<!第)${COUNT}个(?:商品)?(?:和服务)?(?:国际)?(?:分类|类别)`,
    'g',
  ),
  new RegExp(
    `\\b(?:the mark applied for|the application|this application|the case)\\b[^.;,]{0,40}\\bin ${COUNT_EN} classes?`,
    'gi',
  ),
]

const classTotals = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const right = notice.classes.length
  if (right === 0) return []
  return counted(line, CLASSES).flatMap(({ written, from, count, clause }) =>
    count === right || /曾|另|其他|引证商标|\bother\b/.test(clause)
      ? []
      : wrongCount(line, { from, written }, 'class', {
          zh: `通知书所载类别共${right}个，稿中写“${written}”个。`,
          en: `The notice is about ${right} class${right === 1 ? '' : 'es'}; the draft says “${written}”.`,
        }),
  )
}

const GROUNDS: readonly RegExp[] = [
  new RegExp(
    `(?:通知书|驳回)[^。；，]{0,8}(?:仅|只|共|一共|依据|基于)+(?:以|有|依据)?${COUNT}[项个条](?:驳回)?(?:理由|依据|条款)`,
    'g',
  ),
  new RegExp(`\\b(?:notice|refusal)\\b[^.;,]{0,8} (?:rests|is based|relies) on ${COUNT_EN} grounds?`, 'gi'),
]

const groundTotals = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const right = new Set([notice.grounds.length, notice.reasons?.length ?? 0])
  return notice.grounds.length === 0
    ? []
    : counted(line, GROUNDS).flatMap(({ written, from, count }) =>
        right.has(count) || !Number.isFinite(count)
          ? []
          : wrongCount(line, { from, written }, 'article', {
              zh: `通知书的驳回依据有${notice.grounds.length}项，稿中写“${written}”项。`,
              en: `The notice rests on ${notice.grounds.length} ground${notice.grounds.length === 1 ? '' : 's'}; the draft says “${written}”.`,
            }),
      )
}

/** Returns counts of what the case has, cited marks, goods, classes, that are not those of the notice. */
export const findTotals = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || line.before?.text === line.text || facts.isCompanion) return []
  const { text } = line
  const hasMarks = /[\d两一二三四五六七八九十百][件个枚]|\bmarks?\b|registrations?/i.test(text)
  const hasGoods = /[\d两一二三四五六七八九十百][项个种]|\b(?:goods|services|items)\b/i.test(text)
  const hasClasses = /[\d两一二三四五六七八九十百][个类]|\bclass/i.test(text)
  const hasGrounds = /[\d两一二三四五六七八九十百][项个条]|\bgrounds?\b/i.test(text)
  return [
    ...(hasMarks ? [...citedTotals(line, facts), ...citedByState(line, facts), ...rangeTotals(line)] : []),
    ...(/引证|援引|cite|relie/.test(text) ? [...citedAtAll(line, facts), ...onlyOne(line, facts)] : []),
    ...(/引证商标[^，。]{0,5}[均全都皆]|\bcited\b/.test(text) ? allCited(line, facts) : []),
    ...(hasGoods ? findGoodsTotals(line, facts) : []),
    ...(hasClasses ? classTotals(line, facts) : []),
    ...(hasGrounds ? groundTotals(line, facts) : []),
  ]
}
