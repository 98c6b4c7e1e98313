import type { CitedMarkStatus } from '#contract/notice.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { CITED_STATUS_NAMES, isCalledEnded } from '#domain/mark/cited-facts.ts'
import type { ClosedReason } from '#domain/mark/cited-timeline.ts'
import { writtenDate } from '../../drafting/language.ts'
import { type CaseFacts, goodsKey } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { type CheckedDraft, type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { listedItems } from '../goods-lists.ts'
import { readTokens } from '../tokens.ts'
import { placeOfLine, SENTENCE, type Statement, statementsOf } from './find-cited-facts.ts'

/** A sentence that supposes, asks or plans tells no fact; one of history or of other people tells another one. */
const SUPPOSED =
  /(?<!例|假|诸|正|比|譬)如(?!上|下|前|此|实|期|何|今)|倘|假如|(?<![般假])若(?!干)|一旦|能否|是否|可能|或将|拟|即将|将[被会要]|待|依法可以?|可以?(?=[，。]|$)|尚未|未能|不会|并未|从未|没有|并非|不是|不属于|正在|等待|曾|原(?:由|名|为)?(?!因)|他人|第三方|届时|\bif\b|whether|\bmay\b|\bmight\b|\bwould\b|\bwill\b|\bnot yet\b|\bhas not\b|\bhad\b|\bonce\b|\bunless\b|\buntil\b|\bpending\b|\b(?:does|do|did) not\b/

/** Of these words those that leave open what is said of a mark that is not registered. */
const IF =
  /(?<!例|假|诸|正|比|譬)如(?!上|下|前|此|实|期|何|今)|倘|假如|(?<![般假])若(?!干)|一旦|曾|他人|第三方|\bif\b|whether|\bunless\b|\bhad\b/

const GAP = '(?:(?!申请|请求|提出|提起|提交|未|不|是否|能否)[^，。；]){0,10}?'

interface StatusClaim extends LawText {
  /** What the words may say that the mark is. */
  statuses: readonly CitedMarkStatus[]
  words: RegExp
}

const claim = (status: CitedMarkStatus, words: RegExp): StatusClaim => ({
  ...CITED_STATUS_NAMES[status],
  statuses: [status],
  words,
})

const CLAIMS: readonly StatusClaim[] = [
  claim(
    'not-renewed',
    /(?:期满|到期|届满)[^，。；]{0,6}(?:未|没有|不再)[^，。；]{0,4}续展|因(?:期满|到期)[^，。；]{0,6}(?:失效|终止|注销)|未(?:按期|依法|及时|予)?续展|\b(?:has |was )?(?:expired|lapsed)\b|\bnot (?:been )?renewed\b/,
  ),
  claim(
    'invalidated',
    new RegExp(
      `(?:已|业|被|经)${GAP}宣告${GAP}无效(?!宣告)|(?:已|业)(?:经)?无效|自始(?:不存在|无效)|\\b(?:has been|was|were) (?:declared invalid|invalidated)`,
    ),
  ),
  claim(
    'cancelled',
    new RegExp(
      `(?:已|业|经|因|被|予以)${GAP}撤销(?!申请|程序|案|请求|连续|的?决定|之日|驳回)|\\b(?:has been|was|were) cancell?ed`,
    ),
  ),
  claim(
    'surrendered',
    new RegExp(
      `(?:已|业|经|被)${GAP}注销(?!主体|登记|营业|资格)|(?:由|经|被)[^，。；]{0,8}申请注销|\\b(?:has been|was|were) surrendered`,
    ),
  ),
  {
    statuses: ['not-renewed', 'cancelled', 'invalidated', 'surrendered'],
    words:
      /(?:专用权|权利|效力|注册)[^，。；不未]{0,8}(?:终止|消灭|丧失|失效|灭失)|(?:早已|已|业已|已经)[^，。；不未]{0,6}(?:失效|不复存在|不再有效|归于消灭)|处于(?:无效|失效|失权)状态|\b(?:is|are) no longer (?:in force|valid|alive|registered)\b|\bceased to (?:exist|be valid|have effect)\b|\bis (?:dead|extinct)\b|\bno longer exists?\b/,
    zh: '已失效',
    en: 'ended',
  },
  claim('preliminary', /(?:仍|尚|正|还)?(?:在|处于)(?:初步审定|初审)公告期/),
  {
    statuses: ['preliminary', 'earlier-filed', 'same-day'],
    words:
      /(?:尚|仍|还|至今)(?:仍|未|处于|在|是|为)[^，。；]{0,10}(?:审查|待审|获准注册|核准注册|获得注册|取得注册|完成注册|申请(?:阶段|状态))|(?:是|为|系|属于?)[^，。；]{0,6}(?:待审|审查中|申请中)|未获(?:准|核准|得)(?:商标)?注册|(?<!review |appeal |action |proceedings? |request )\b(?:is|remains) (?:still )?(?:pending|under examination)\b|\b(?:is|was|has) not (?:yet )?(?:been )?registered\b/,
    zh: '尚未注册',
    en: 'not registered yet',
  },
  claim(
    'registered',
    /(?:目前|仍|现|至今|继续|依然|处于)[^，。；不未]{0,8}(?:合法)?有效|(?:系|为|是)(?:合法)?有效|专用权[^，。；不未]{0,6}(?:有效|存续)|(?:已经?|业已|早已|早就)[^，。；不未]{0,4}(?:取得|获得|享有)[^，。；]{0,6}专用权|(?:早已|早就|业已)[^，。；不未]{0,4}注册(?!申请|人)|\b(?:remains?|still|is) (?:validly |duly )?(?:in force|valid|registered)\b|\bhas (?:already )?been (?:validly |duly )?registered\b|\bmatured (?:in)?to registration\b/,
  ),
]

const at = (statement: Statement, match: RegExpMatchArray): { from: number; to: number } => {
  const from = statement.from + (match.index ?? 0)
  return { from, to: from + match[0].length }
}

/** A mark is said to live, or to have ended in a way, that is not the one of notice and register. */
const statuses = (line: CheckedLine, statement: Statement, facts: CaseFacts, lost: ReadonlySet<number>): Finding[] => {
  const claims = CLAIMS.flatMap(own => {
    const match = own.words.exec(statement.text)
    return match ? [{ own, match }] : []
  })
  const [first] = claims
  // A claim of its own may hold the words of a supposition: 尚未核准注册.
  const around = first && statement.text.replace(first.match[0], '')
  if (!first || around === undefined) return []
  const isOpen = first.own.statuses.includes('earlier-filed')
  if ((isOpen ? IF : SUPPOSED).test(around.replace(/注册人|申请人/g, ''))) return []
  const before = statement.text.slice(0, first.match.index)
  // It may be the firm that has ended, and a request against the mark that is pending.
  const isOfFirm =
    /注销|不复存在/.test(first.match[0]) && /(?:注册人|权利人|所有人|公司|主体|企业)[^，。；]{0,6}$/.test(before)
  const isOfRequest =
    /审查|pending|examination/.test(first.match[0]) &&
    /撤销|无效|异议|请求|程序|案|request|cancellation|proceeding|opposition/.test(statement.sentence)
  if (isOfFirm || isOfRequest) return []
  const claimed = claims.flatMap(({ own }) => own.statuses)
  return statement.cited.flatMap(cited => {
    const status = facts.notice.citedMarks[cited]?.status ?? 'unknown'
    const { record, timeline } = facts.cited[cited] ?? {}
    const isOver = timeline?.state === 'ended' || timeline?.state === 'barred'
    if (status === 'unknown' || claimed.includes(status)) return []
    // The register may know what the notice did not: that the mark has ended, or that it was registered since.
    const isEnd = first.own.statuses.some(one => isCalledEnded({ status: one }))
    if (isEnd && !isCalledEnded({ status }) && ((record && isOver) || lost.has(cited))) return []
    if (!isEnd && record && !isOver && !isCalledEnded({ status })) return []
    const should = CITED_STATUS_NAMES[status]
    const said = first.own
    return [
      findingAt(line, {
        kind: 'wording',
        ...at(statement, first.match),
        fact: `citedMarks.${cited}.status`,
        words: {
          zh: `通知书所载引证商标${cited + 1}的状态为“${should.zh}”，此处称其“${said.zh}”。`,
          en: `The notice has cited mark ${cited + 1} as ${should.en.toLowerCase()}; this calls it ${said.en.toLowerCase()}.`,
        },
      }),
    ]
  })
}

const OWNS =
  /注册|申请|所有|名下|属于?|归|持有|权利人|拥有|\bbelongs?\b|\bown(?:ed|er|s)\b|registered by|filed by|in the name of/
const NOT_OWNS =
  /无关|转让|受让|收购|许可|并非|不属于|不是|变更|不同|区别|差异|同意|关联|分别|respectively|异议|consent|assign|licen[cs]|\bnot\b|differ/
const TOGETHER = /同属|同为|均|都|皆|\bboth\b|\ball\b/

/** A cited mark is given to the owner of another one. */
const owners = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const { text, named, cited } = statement
  if (!OWNS.test(text) || NOT_OWNS.test(text)) return []
  const names = [...new Set(facts.cited.flatMap(one => one.owners))].filter(name => name.length > 2)
  return names.flatMap(name => {
    const place = text.indexOf(name)
    if (place < 0 || names.some(other => other !== name && other.includes(name) && text.includes(other))) return []
    const before = named.filter(one => one.at < place)
    const all = TOGETHER.test(text) || named.length === 0 ? cited : []
    const nearest = before.at(-1) ?? named[0]
    const meant = all.length > 0 ? all : nearest ? [nearest.cited] : []
    const wrong = meant.find(one => {
      const { owners: own = [] } = facts.cited[one] ?? {}
      return own.length > 0 && !own.includes(name)
    })
    const should = wrong === undefined ? undefined : facts.notice.citedMarks[wrong]?.owner
    if (wrong === undefined || !should) return []
    return [
      findingAt(line, {
        kind: 'name',
        from: statement.from + place,
        to: statement.from + place + name.length,
        fact: `citedMarks.${wrong}.owner`,
        mend: meant.length === 1 ? should : null,
        words: {
          zh: `引证商标${wrong + 1}的权利人为“${should}”，稿中为“${name}”。`,
          en: `The owner of cited mark ${wrong + 1} is “${should}”; the draft says “${name}”.`,
        },
      }),
    ]
  })
}

/** A name that is said to be the owner's, behind its label or before what an owner does. */
const OWNER_SAID =
  /(?:权利人|注册人|申请人|所有人|持有人)(?:为|系|是|：)?\s*(?<labelled>[A-Z][\p{Script=Latin}\d .,&'’()-]{3,80}?(?=[\p{Script=Han}，。；]|$)|(?:为|系|是)(?<person>\p{Script=Han}{2,4})(?=[，。；]|$))|(?:由|系|归|属)(?<doer>[A-Z][\p{Script=Latin}\d .,&'’()-]{3,80}?|\p{Script=Han}{2,4}?)(?:于[^，。；]{2,14})?(?:提出|申请|注册|所有|持有|名下)|\b(?:owned by|belongs to|held by|in the name of|registered by|filed by) (?<english>[A-Z][\p{Script=Latin}\d ,&'’()-]{3,80}?(?:, ?(?:Inc|Ltd|LLC|LLP|Corp|S\.A|GmbH|AG|B\.V)\.?)?)(?=[.;]|, (?:which|who|and)|$)/gu

const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s.,]/g, '')
    .toLowerCase()
const IS_PERSON = /^\p{Script=Han}{2,4}$/u
const NO_PERSON = /公司|集团|申请|他人|自然|案外|注册|当事|本人|第三|同一|权利|所有|其/u

/** A cited mark is said to be somebody's who is named nowhere in the case. */
const strangers = (line: CheckedLine, { text, cited, from }: Statement, facts: CaseFacts): Finding[] => {
  const [one, ...others] = cited
  const { owners: own = [] } = one === undefined ? {} : (facts.cited[one] ?? {})
  if (one === undefined || others.length > 0 || own.length === 0 || NOT_OWNS.test(text)) return []
  return [...text.matchAll(OWNER_SAID)].flatMap(({ 0: whole, index, groups }) => {
    const said = (groups?.['person'] ?? groups?.['labelled'] ?? groups?.['doer'] ?? groups?.['english'] ?? '').trim()
    // A part of a sentence ends at a comma, and a name may go on behind it.
    const form = /^[,，] ?(?:Inc|Ltd|LLC|LLP|L\.L\.C|Corp|S\.A|GmbH|AG|B\.V)\b\.?/.exec(
      line.text.slice(from + text.length),
    )
    const name = form && text.trimEnd().endsWith(said) ? said + form[0] : said
    const isPerson = IS_PERSON.test(name)
    if (name === '' || (isPerson && (NO_PERSON.test(name) || !own.some(known => IS_PERSON.test(known))))) return []
    if (own.some(known => nameKey(known) === nameKey(name)) || nameKey(facts.notice.applicant) === nameKey(name))
      return []
    // A field that translates the notice has names of its own for those of the notice.
    const isTranslated = line.pieces.some(piece => /English#/.test(piece.field ?? '') && piece.from <= from)
    if (isTranslated && !/\p{Script=Han}/u.test(name) && own.every(known => /\p{Script=Han}/u.test(known))) return []
    const at = from + index + whole.indexOf(name)
    return [
      findingAt(line, {
        kind: 'name',
        from: at,
        to: at + name.length,
        fact: `citedMarks.${one}.owner`,
        mend: own[0] ?? null,
        words: {
          zh: `引证商标${one + 1}的权利人为“${own[0]}”，稿中为“${name}”。`,
          en: `The owner of cited mark ${one + 1} is “${own[0]}”; the draft says “${name}”.`,
        },
      }),
    ]
  })
}

const SAME_OWNER =
  /(?:权利人|所有人|注册人|主体|申请人|owners?)[^，。；]{0,16}(?:相同|同一|一致|\bsame\b)|同一(?:权利人|主体|所有人|注册人)|same owner/
/** Two marks are said to have one owner, and have two. */
const sameOwner = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const match = SAME_OWNER.exec(statement.text)
  const [first, second] = [...new Set(statement.named.map(({ cited }) => cited))]
  if (
    !match ||
    first === undefined ||
    second === undefined ||
    /不|非|未|与申请(?:人|商标)|\bnot\b/.test(statement.text)
  )
    return []
  const [ofFirst = [], ofSecond = []] = [facts.cited[first]?.owners, facts.cited[second]?.owners]
  if (ofFirst.length === 0 || ofSecond.length === 0 || ofFirst.some(name => ofSecond.includes(name))) return []
  return [
    findingAt(line, {
      kind: 'name',
      ...at(statement, match),
      fact: `citedMarks.${second}.owner`,
      words: {
        zh: `引证商标${first + 1}与引证商标${second + 1}的权利人不同：“${ofFirst[0]}”“${ofSecond[0]}”。`,
        en: `Cited marks ${first + 1} and ${second + 1} have different owners: “${ofFirst[0]}”, “${ofSecond[0]}”.`,
      },
    }),
  ]
}

const FILED = /已|正|请求|提出|提起|递交|尚在|审查中|\bhas\b|\bhave\b|\bfiled\b|\bpending\b|\basks?\b/
const IN_LAW = /可以|任何人|任何单位|不能|不得|无法|不可|如果|若|待|曾|他人|第三方|未|没有|\bmay\b|\bcannot\b|\bif\b/

const WHY_CLOSED: Partial<Record<ClosedReason, { zh: string; en: string }>> = {
  own: { zh: '属于申请人自己', en: 'is the applicant’s own' },
  ended: { zh: '已经失效', en: 'has ended' },
  'already-registered': { zh: '已经注册', en: 'is registered already' },
}

const ATTACKS = [
  {
    words: /异议(?!的?期)|\boppos(?:ed|ition|es)\b/,
    filing: 'opposition',
    zh: '异议',
    en: 'an opposition',
    notYet: { zh: '尚未初步审定公告', en: 'has not been published preliminarily' },
  },
  {
    words: /无效宣告|宣告[^，。；]{0,20}无效|\binvalidat(?:ion|e|ed)\b/,
    filing: 'invalidation',
    zh: '无效宣告',
    en: 'a request for invalidation',
    notYet: { zh: '尚未注册', en: 'is not registered yet' },
  },
] as const

/** An opposition to a mark that is registered or not published, an invalidation of one that is not registered or has ended. */
const attacks = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] =>
  ATTACKS.flatMap(({ words, filing, zh, en, notYet }) => {
    const match = words.exec(statement.text)
    if (!match || !FILED.test(statement.text) || IN_LAW.test(statement.text)) return []
    return statement.cited.flatMap(cited => {
      const { why, isOpen } = facts.cited[cited]?.timeline.filings[filing] ?? { why: null, isOpen: true }
      const reason = why === null ? undefined : why === 'not-registered' ? notYet : WHY_CLOSED[why]
      // What has ended may have ended by it.
      if (isOpen || !reason || (why === 'ended' && /已被|已经?[^，。；]{0,4}无效|was|has been/.test(statement.text)))
        return []
      return [
        findingAt(line, {
          kind: 'proceedings',
          ...at(statement, match),
          fact: `citedMarks.${cited}.status`,
          words: {
            zh: `引证商标${cited + 1}${reason.zh}，不能对其提出${zh}。`,
            en: `Cited mark ${cited + 1} ${reason.en}; ${en} is not open against it.`,
          },
        }),
      ]
    })
  })

const CONSENTS = /同意书|共存协议|共存同意|书面同意|出具[^，。；]{0,6}同意|letter of consent|\bconsent(?:ed|s)?\b/
const NO_CONSENT = /不同意|未|没有|拒绝|无法|若|如果|将|拟|尚|\bnot\b|\bif\b|\bwill\b/
const PARTY =
  /(?:^|[由经与及的，。：\s]|权利人|注册人|所有人|取得|获得)((?:(?!权利人|注册人|所有人|引证商标)[\p{Script=Han}A-Za-z（）()·&]){2,40}?(?:有限责任公司|股份有限公司|有限公司|集团公司|公司|合作社|事务所|研究院|商行|经营部|厂))/gu

/** Somebody who does not own the mark consents. */
const consent = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const isField = /Consent(?:Facts)?#/.test(line.pieces[0]?.field ?? '') && line.kind === 'paragraphField'
  if ((!isField && !CONSENTS.test(statement.text)) || NO_CONSENT.test(statement.text)) return []
  const [cited, ...others] = statement.cited
  const own = cited === undefined ? [] : (facts.cited[cited]?.owners ?? [])
  if (cited === undefined || others.length > 0 || own.length === 0 || own.some(name => statement.text.includes(name)))
    return []
  const parties = [...statement.text.matchAll(PARTY)].filter(
    ([, name = '']) => !name.includes(facts.notice.applicant) && name !== facts.notice.agency && !/申请人/.test(name),
  )
  return parties.slice(0, 1).map(match => {
    const name = match[1] ?? ''
    const from = statement.from + match.index + match[0].length - name.length
    return findingAt(line, {
      kind: 'name',
      from,
      to: from + name.length,
      fact: `citedMarks.${cited}.owner`,
      mend: own[0] ?? null,
      words: {
        zh: `引证商标${cited + 1}的权利人为“${own[0]}”，出具同意的是“${name}”。`,
        en: `Cited mark ${cited + 1} belongs to “${own[0]}”; the consent is that of “${name}”.`,
      },
    })
  })
}

const CONCERNS = /(?:涉及|阻碍|针对|覆盖|妨碍|及于)[^“，。；]{0,8}$|(?:concerns?|covers?|blocks?|bars?)(?: only)?\s*$/
const COVERS = /核定使用[^“，。；]{0,14}$|\b(?:covers?|registered for)\s*$/

/** Goods that the notice ties to another cited mark. */
const goods = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const [cited, ...others] = statement.cited
  const mark = cited === undefined ? undefined : facts.notice.citedMarks[cited]
  if (cited === undefined || !mark || others.length > 0 || /不|未|没有|\bnot\b/.test(statement.text)) return []
  const reasons = (facts.notice.reasons ?? []).filter(({ citedMarks }) => citedMarks.includes(mark.regNo))
  const tied = reasons.some(reason => reason.goods.length === 0) ? [] : reasons.flatMap(reason => reason.goods)
  return [...statement.text.matchAll(/[“"]([^“”"]+)[”"]/g)].flatMap(match => {
    const before = statement.text.slice(0, match.index)
    const allowed = COVERS.test(before)
      ? mark.goods
      : CONCERNS.test(before) && tied.length > 0
        ? [...tied, ...mark.goods]
        : []
    const keys = new Set(allowed.map(goodsKey))
    if (keys.size === 0) return []
    return listedItems(match[1] ?? '', statement.from + match.index + 1).flatMap(item => {
      const key = goodsKey(item.text)
      const isOfCase = facts.refusedGoods.has(key) || facts.citedGoods.has(key)
      if (keys.has(key) || !isOfCase) return []
      return [
        findingAt(line, {
          kind: 'goods',
          from: item.from,
          to: item.to,
          fact: `citedMarks.${cited}.regNo`,
          words: {
            zh: `通知书没有以引证商标${cited + 1}驳回“${item.text}”。`,
            en: `The notice does not refuse “${item.text}” over cited mark ${cited + 1}.`,
          },
        }),
      ]
    })
  })
}

const FILES = /提出(?:注册)?申请|申请注册|申请日期?[^，。；\d]{0,4}$|\bfiled\b/
const LATER = /申请日期?[^，。；]{0,8}(?:晚于|迟于|在后)|\bfiled (?:later|after)\b/

/** Several marks are said to have been filed on a day that is none of theirs, or an earlier one to be later. */
const filings = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const { text, named, cited } = statement
  const days = readTokens(text).filter(({ kind, from, to }) => {
    return kind === 'date' && (FILES.test(text.slice(to, to + 14)) || FILES.test(text.slice(0, from)))
  })
  const own = cited.map(one => facts.cited[one]?.days.filed ?? [])
  const isKnown = cited.length > 1 && own.every(filed => filed.length > 0)
  const wrong = isKnown ? days.filter(({ key }) => !own.some(filed => filed.includes(key))) : []
  const later = LATER.exec(text)
  const isEarlier = named.some(one => facts.notice.citedMarks[one.cited]?.status === 'earlier-filed')
  const isLater = later && isEarlier && !/优先权|不|并非|priority|\bnot\b/.test(statement.sentence)
  const [day] = own.flat()
  return [
    ...wrong.map(token =>
      findingAt(line, {
        kind: 'date',
        from: statement.from + token.from,
        to: statement.from + token.to,
        mend: new Set(own.flat()).size === 1 && day ? writtenDate(day, facts.isEn) : null,
        words: {
          zh: `所述引证商标的申请日期为${[...new Set(own.flat())].map(one => writtenDate(one, 0)).join('、')}，稿中为${token.text}。`,
          en: `These marks were filed on ${[...new Set(own.flat())].map(one => writtenDate(one, 1)).join(', ')}; the draft says ${token.text}.`,
        },
      }),
    ),
    ...(isLater
      ? [
          findingAt(line, {
            kind: 'wording',
            ...at(statement, later),
            words: {
              zh: '通知书称该引证商标申请在先，此处称其申请在后。',
              en: 'The notice calls this mark filed earlier; this calls it filed later.',
            },
          }),
        ]
      : []),
  ]
}

const NOT_FILED =
  /(?:尚未|还未|没有|未曾|拟|将)(?:正式)?(?:提出|提起|提交|递交)|\b(?:has|have) not (?:yet )?been filed|\bnot yet filed|\bwill be filed/
/** Suspension is asked for proceedings that are not filed. */
const unfiled = (line: CheckedLine): Finding[] =>
  [...line.text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const match = NOT_FILED.exec(sentence)
    const isAsked =
      /中止|suspen/.test(sentence) && /无效|撤销|异议|转让|程序|invalidat|cancel|oppos|assign/.test(sentence)
    if (!match || !isAsked || /如|若|\bif\b/.test(sentence)) return []
    return [
      findingAt(line, {
        kind: 'suspension',
        from: index + match.index,
        to: index + match.index + match[0].length,
        words: {
          zh: '此处请求等待的程序尚未提出，没有可以等待的结果。',
          en: 'The proceedings to wait for are not filed: there is nothing to wait for.',
        },
      }),
    ]
  })

const SPEAKS = /引证|[Cc]ited|第\s*[GＧ]?\d{6}|[Nn]o\. ?G?\d{6}|“/

/** Returns the cited marks that the attorney has recorded as lost since the notice. */
export const lostMarks = ({ switches }: CheckedDraft): Set<number> =>
  new Set(
    switches.analysis.flatMap(({ name, isOn, isOff }) => {
      const number = isOn && !isOff ? /^citedMark(\d+)Lapsed$/.exec(name)?.[1] : undefined
      return number === undefined ? [] : [Number(number) - 1]
    }),
  )

/**
 * Returns what the attorney's own words say of a cited mark, whose it is, how it stands, who consents, what is pending
 * against it and which goods it concerns, where notice and register say otherwise. `lost` holds the marks that the
 * attorney has recorded as lost.
 */
export const findCitedClaims = (line: CheckedLine, facts: CaseFacts, lost: ReadonlySet<number>): Finding[] => {
  if (line.isQuoted || line.kind === 'heading' || isAsGenerated(line)) return []
  if (!SPEAKS.test(line.text) && placeOfLine(line) === null) return []
  const ofMarks = statementsOf(line, facts).flatMap(statement =>
    statement.cited.length === 0
      ? []
      : [
          ...statuses(line, statement, facts, lost),
          ...owners(line, statement, facts),
          ...strangers(line, statement, facts),
          ...sameOwner(line, statement, facts),
          ...attacks(line, statement, facts),
          ...consent(line, statement, facts),
          ...goods(line, statement, facts),
          ...filings(line, statement, facts),
        ],
  )
  return [...unfiled(line), ...ofMarks]
}
