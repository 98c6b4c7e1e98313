import { isOneOffice, refusingBody, reviewCourt, reviewingBody } from '#domain/law/bodies.ts'
import type { LawVersion } from '#domain/law/law-version.ts'
import { countriesIn } from '../../absolute-grounds/screen-name.ts'
import type { CaseFacts } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround, speaksOfOthers } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'

const FORMER =
  /国家工商(?:行政管理)?(?:总)?局(?:商标局)?|国家商标局(?:评审[委处])?|国家专利局|国家知识产权总局|商标复审委员会|(?:商标)?评审[处庭]|(?:商标)?评审委员会|商评委|(?<=^|[，。；、请向由经对])贵(?:院|委|会|厅|庭|中心)|\b(?:State Intellectual Property Office|State Administration (?:for|of) (?:Industry and Commerce|Market Regulation)|SAIC|SIPO|TRAB)\b/g
/** Names that are nearly the office’s own. */
const NEARLY_OFFICE =
  /\b(?!China National Intellectual Property Administration)(?<!China )(?:China|Chinese|National)(?: National)? (?:Intellectual Property|Trade ?[Mm]arks?|Patent|Patent and Trademark)(?: Rights?)? (?:Administration|Office|Bureau|Authority|Agency)\b(?! of)/g
/** Local offices of intellectual property, which decide no review of a refusal. */
const LOCAL =
  /(?<!国家)(?:内蒙古|黑龙江|[\p{Script=Han}]{2})(?:省|市|自治区)(?:知识产权局|市场监督管理局)|\b(?!National|State)[A-Z][a-z]+ (?:Municipal |Provincial )?Intellectual Property (?:Office|Administration|Bureau)\b/gu
const LOCAL_NAME = new RegExp(LOCAL.source, 'u')
const FOREIGN =
  /国家市场监督管理总局|国家版权局|United States Patent and Trademark Office|\bUSPTO\b|\bEUIPO\b|European Union Intellectual Property Office|美国专利商标局|欧盟知识产权局|\bTrademark Review and Adjudication Board\b/g

/** Words by which a sentence speaks to the office that decides. */
const ADDRESSED =
  /请求|恳请|(?<!申)请(?=[^。；，]{2,16}(?:查明|撤销|核准|准予|依法|支持|予以))|此致|复审|提交|驳回|准予|\b(?:asks?|asked|requests?)\b|respectfully|To the|review|refus|notice/

const COURT = /([\p{Script=Han}]{2,14}法院)/gu
/** A decision that is cited has its own court. */
const OTHER_CASE = /判决|裁定|〔|民初|行初|行终|此前|类案/
const SUES = /起诉|提起(?:行政)?诉讼|复审决定|不服/

/** The office that decides today, which decided nothing before it was one. */
const TODAY = /国家知识产权局(?!商标局)|\b(?:China National Intellectual Property Administration|CNIPA)\b/g
/** Words behind or before the name of a body by which it has refused, and not reviews. */
const REFUSED = /作出|发出|下发|发布|签发|驳回(?!复审)|通知书|\b(?:refused|issued|notice of|by Notification)\b/

/** The body that a clause speaks of, by what it does: it refused, or it is asked to review. */
const bodyOf = (clause: string, { notice, deadline }: CaseFacts) => {
  const isRefusal =
    REFUSED.test(clause) && !/请求|恳请|申请复审|复审由|\b(?:asks?|asked|requests?|review)\b/.test(clause)
  return isRefusal ? refusingBody(notice.dispatchDate ?? deadline.served) : reviewingBody(deadline.due)
}

const bodies = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || line.document !== 'reason') return []
  const { notice, deadline, isEn } = facts
  const isChanged = !isAsGenerated(line)
  const [isOneAtRefusal, isOneAtReview] = [
    isOneOffice(notice.dispatchDate ?? deadline.served),
    isOneOffice(deadline.due),
  ]
  return [
    ...(isOneAtRefusal ? matchesOf(line.text, FORMER) : []),
    ...(isOneAtRefusal && isOneAtReview ? [] : matchesOf(line.text, TODAY)),
    ...matchesOf(line.text, FOREIGN),
    ...matchesOf(line.text, NEARLY_OFFICE),
    ...(isChanged ? matchesOf(line.text, LOCAL) : []),
  ].flatMap(match => {
    const [from, to] = [match.index, match.index + match[0].length]
    const { clause } = clauseAround(line.text, from, to)
    const before = line.text.slice(0, from)
    const should = bodyOf(clause, facts)
    if (match[0] === should.zh || should.en.includes(match[0])) return []
    // A statute that is quoted names the bodies of its time.
    if (before.lastIndexOf('“') > before.lastIndexOf('”')) return []
    const isAlone = line.text.trim().length < match[0].length + (LOCAL_NAME.test(match[0]) ? 4 : 12)
    const isAddressed = isAlone || ADDRESSED.test(clause)
    if (
      !isAddressed ||
      /曾|现(?!向|依|请)|原|时任|former/.test(clause.replace(match[0], '')) ||
      /[“"《]/.test(line.text[from - 1] ?? '')
    )
      return []
    // The statute still calls the board by its name.
    if (/《[^》]*商标法》[^。；]{0,12}第[^。；，]{1,8}条[^。；]{0,8}规定/.test(clause)) return []
    if (speaksOfOthers(line, clause)) return []
    const isRefusal = should !== reviewingBody(deadline.due)
    return [
      findingAt(line, {
        kind: 'name',
        from,
        to,
        mend: isEn ? should.en : should.zh,
        words: {
          zh: `${isRefusal ? '驳回决定由' : '复审由'}${should.zh}${isRefusal ? '作出' : '审理'}，稿中为“${match[0]}”。`,
          en: `${isRefusal ? 'The application was refused by' : 'The review is decided by'} the ${should.en}; the draft says “${match[0]}”.`,
        },
      }),
    ]
  })
}

/** An action against the decision on review before another court than the one of first instance. */
const SUED_EN = /\b(?:sue|action|suit|appeal)\b[^.;]{0,40}\b(?:in|before|to|with) the ((?:[A-Z][a-z’']+ ){1,6}Court)/g
const courtsInEnglish = (line: CheckedLine, { deadline }: CaseFacts): Finding[] =>
  line.isQuoted
    ? []
    : matchesOf(line.text, SUED_EN).flatMap(match => {
        const name = match[1] ?? ''
        const from = match.index + match[0].indexOf(name)
        const { clause } = clauseAround(line.text, from, from + name.length)
        if (name === reviewCourt(deadline.due).en || /judg(?:e)?ment|precedent|held/.test(clause)) return []
        return [
          findingAt(line, {
            kind: 'name',
            from,
            to: from + name.length,
            mend: reviewCourt(deadline.due).en,
            words: {
              zh: `不服复审决定的第一审法院是${reviewCourt(deadline.due).zh}，稿中为“${name}”。`,
              en: `Actions against a decision on review go to the ${reviewCourt(deadline.due).en}; the draft says “${name}”.`,
            },
          }),
        ]
      })

/** The review is asked of a court. */
const ASKED_COURT =
  /(?:请求|恳请)[^。；，]{0,6}?([\p{Script=Han}]{2,10}法院)(?=[^。；]{0,20}(?:撤销|驳回|核准|初步审定|准予))|\b(?:asks?|requests?|urges?) (?:that )?(?:the )?((?:[A-Z][a-z]+ ){0,6}Court)/gu

const asked = (line: CheckedLine, { deadline }: CaseFacts): Finding[] =>
  line.isQuoted || line.document !== 'reason'
    ? []
    : matchesOf(line.text, ASKED_COURT).flatMap(match => {
        const name = match[1] ?? match[2] ?? ''
        const from = match.index + match[0].indexOf(name)
        const { clause } = clauseAround(line.text, from, from + name.length)
        if (OTHER_CASE.test(clause)) return []
        return [
          findingAt(line, {
            kind: 'name',
            from,
            to: from + name.length,
            mend: match[1] ? reviewingBody(deadline.due).zh : reviewingBody(deadline.due).en,
            words: {
              zh: `复审由${reviewingBody(deadline.due).zh}审理，稿中向“${name}”提出请求。`,
              en: `The review is decided by the ${reviewingBody(deadline.due).en}; the draft asks the “${name}”.`,
            },
          }),
        ]
      })

const courts = (line: CheckedLine, { deadline }: CaseFacts): Finding[] =>
  line.isQuoted || !line.text.includes('法院')
    ? []
    : matchesOf(line.text, COURT).flatMap(match => {
        const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
        // 向杭州知识产权法院: whatever stands behind the preposition is the court's name.
        const led = match[0].lastIndexOf('向') + 1
        const at =
          led > 0
            ? led
            : match[0].search(/(?:北京|最高|上海|广州|[\p{Script=Han}]{2,3}[省市])[\p{Script=Han}]{0,10}法院$/u)
        const name = at < 0 ? '' : match[0].slice(at)
        if (
          name === '' ||
          name.endsWith(reviewCourt(deadline.due).zh) ||
          /^(?:有管辖权的)?(?:人民)?法院$/.test(name) ||
          !SUES.test(clause) ||
          OTHER_CASE.test(clause)
        )
          return []
        const from = match.index + at
        return [
          findingAt(line, {
            kind: 'name',
            from,
            to: from + name.length,
            mend: reviewCourt(deadline.due).zh,
            words: {
              zh: `不服复审决定的第一审法院是${reviewCourt(deadline.due).zh}，稿中为“${name}”。`,
              en: `Actions against a decision on review go to the ${reviewCourt(deadline.due).en}; the draft says “${name}”.`,
            },
          }),
        ]
      })

const triples = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)))

const bareTitle = (title: string): string => title.replace(/^(中华人民共和国|最高人民法院)/, '')

/** No law of China is called so, but the Trademark Law nearly is. */
const NEARLY_TRADEMARK_LAW = /^(?:中华人民共和国)?商标(?:权|注册|专用权|管理|保护|评审)法$/

const otherTitle = (line: CheckedLine, from: number, title: string, right: string): Finding =>
  findingAt(line, {
    kind: 'statute',
    from,
    to: from + title.length,
    mend: right,
    words: {
      zh: `该文件的名称为“${right}”，稿中为“${title}”。`,
      en: `Its title is “${right}”; the draft says “${title}”.`,
    },
  })

/** Titles of laws that are nearly one at hand: a word of it, or the court that issued it, is another. */
const titles = (line: CheckedLine, laws: readonly LawVersion[]): Finding[] =>
  matchesOf(line.text, /《([^《》]{4,60})》/g).flatMap(match => {
    const title = match[1] ?? ''
    const known = laws.map(({ zh }) => zh)
    if (NEARLY_TRADEMARK_LAW.test(title)) return [otherTitle(line, match.index + 1, title, '中华人民共和国商标法')]
    if (known.some(name => name === title || bareTitle(name) === title)) return []
    const near = known.find(name => {
      const [own, other] = [triples(bareTitle(title)), triples(bareTitle(name))]
      const common = [...own].filter(triple => other.has(triple)).length
      return other.size >= 4 && common / Math.max(own.size, other.size) >= 0.6
    })
    if (near === undefined) return []
    return [otherTitle(line, match.index + 1, title, near)]
  })

const OTHER_PAPERS =
  /不予注册复审|无效宣告(?:请求)?(?:申请)?书|撤销复审|异议申请书|Application for Review of (?!Refusal)|Notice of Opposition|Request for Invalidation/

/** The title of the paper is that of another proceeding. */
const paper = (line: CheckedLine, { isCompanion }: CaseFacts): Finding[] => {
  const match =
    line.kind === 'heading' && line.document === 'reason' && !isCompanion ? OTHER_PAPERS.exec(line.text) : null
  return match
    ? [
        findingAt(line, {
          kind: 'noticeKind',
          from: match.index,
          to: match.index + match[0].length,
          words: {
            zh: `本案是驳回复审，文书名称中为“${match[0]}”。`,
            en: `This is a review of a refusal; the title says “${match[0]}”.`,
          },
        }),
      ]
    : []
}

/** A state whose consent or likeness is told, under a ground about the name of a state, that the notice does not name. */
const states = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const isOfState = notice.grounds.some(ground => ground === '10.1.2')
  const isConsent = /Consent#/.test(line.pieces[0]?.field ?? '')
  if (!isOfState || line.isQuoted || isAsGenerated(line)) return []
  const said = [...(notice.reasons ?? []).map(({ text }) => text), notice.mark].join('\n')
  const named = countriesIn(said)
  const [right] = named
  if (!right) return []
  return countriesIn(line.text).flatMap(({ zh, at: from, word }) => {
    const { clause } = clauseAround(line.text, from, from + word.length)
    const isTold = isConsent || /同意|近似|相同|consent|similar/.test(clause)
    if (!isTold || named.some(one => one.zh === zh) || speaksOfOthers(line, clause)) return []
    return [
      findingAt(line, {
        kind: 'name',
        from,
        to: from + word.length,
        words: {
          zh: `通知书所涉国家名称为“${right.word}”，稿中为“${word}”。`,
          en: `The notice is about the name of “${right.word}”; the draft says “${word}”.`,
        },
      }),
    ]
  })
}

/** Returns offices, courts, states, titles of laws and of the paper that are not those of a review of a refusal. */
export const findBodies = (line: CheckedLine, facts: CaseFacts, laws: readonly LawVersion[]): Finding[] => [
  ...bodies(line, facts),
  ...courts(line, facts),
  ...asked(line, facts),
  ...courtsInEnglish(line, facts),
  ...states(line, facts),
  ...titles(line, laws),
  ...paper(line, facts),
]

const PARTIAL =
  /商标(?:注册申请)?部分驳回通知书|部分驳回(?:决定)?|[Pp]artial(?:ly)? [Rr]efus(?:al|ed)|refused [^.;]{0,40}in part|其余[^。；]{0,16}(?:已经?|予以|获得?)[^。；]{0,4}初步审定|(?:申请商标|本申请|通知书|贵局)[^。；，不未]{0,8}部分(?:指定)?(?:商品|服务|项目)上?[^。；，不未]{0,8}(?:初步审定|核准)|(?:申请商标|本申请|通知书|贵局)[^。；，不未]{0,8}部分指定(?:商品|服务|项目)上?(?:的注册申请)?(?:予以|被|遭)驳回/g
const FULL =
  /(?<!部分)商标驳回通知书|(?:全部|整体|悉数|一概|一律|整件)(?:予以|遭|被)?驳回|驳回了?[^。；，]{0,16}(?:的)?(?:全部|所有|整件)(?:商品|服务|项目|注册?申请)|驳回[^。；]{0,24}(?:全部|所有)指定(?:商品|服务|项目)|(?:全部|所有)(?:指定(?:使用)?的?)?(?:商品|服务|项目)上?(?:的注册申请)?(?:均|都|皆)?(?:予以|遭到?|被|作出)了?驳回|Notification of Refusal|[Ff]ull refusal|refused in full|refus(?:ed|es|ing) [^.;,]{0,40}(?:in its entirety|in their entirety|entirely|altogether|outright|as a whole|for all (?:of )?the goods(?! under review| concerned))|(?:refused|rejected) all (?:of )?the (?:goods|services)(?! under review)|refused [^.;]{0,40}for all the designated (?:goods|services)/g
const DIVISION =
  /分割(?:为另一件)?申请|申请分割(?!而|自|出)|request to divide|(?:request for|apply for|application for) (?:a )?division|division of the application|divisional application/g

/** What every word for the kind of a refusal, or for a division, holds. */
const OF_KIND = /驳回|分割|初步审定|核准|refus|reject|divi/i

/** Returns words that call a full refusal partial, a partial one full, or ask for a division that only a partial one allows. */
export const findNoticeKind = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  if (line.isQuoted || !OF_KIND.test(line.text)) return []
  const isFull = notice.kind === 'full'
  const ofKind = matchesOf(line.text, isFull ? PARTIAL : FULL)
  return [...ofKind, ...(isFull ? matchesOf(line.text, DIVISION) : [])].flatMap((match, index) => {
    const [from, to] = [match.index, match.index + match[0].length]
    const { clause } = clauseAround(line.text, from, to)
    const isDivision = index >= ofKind.length
    if (speaksOfOthers(line, clause)) return []
    return [
      findingAt(line, {
        kind: 'noticeKind',
        from,
        to,
        fact: 'kind',
        words: {
          zh: isDivision
            ? '分割申请只适用于部分驳回，本案为全部驳回。'
            : `本案通知书为${isFull ? '全部驳回' : '部分驳回'}，稿中为“${match[0]}”。`,
          en: isDivision
            ? 'A division is open only after a partial refusal; this refusal is full.'
            : `The refusal is ${isFull ? 'full' : 'partial'}; the draft says “${match[0]}”.`,
        },
      }),
    ]
  })
}
