import { addressOf, articleName, meetsAny } from '#domain/law/articles.ts'
import { findGround } from '#domain/law/grounds.ts'
import type { CaseFacts } from '../case-facts.ts'
import { clauseAround, speaksOfOthers } from '../context.ts'
import { type CheckedDraft, type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { citedNumber, readTokens } from '../tokens.ts'

interface GroundWords {
  words: RegExp
  /** Grounds (2019 notation) that are called so; an entry with a dot at its end stands for all below it. */
  grounds: readonly string[]
  zh: string
  en: string
}

/** Words by which papers call a ground of refusal without its number. */
const CALLED: readonly GroundWords[] = [
  {
    words: /缺乏显著(?:特征|性)|不具有?显著(?:特征|性)|lacks? distinctive/,
    grounds: ['11.', '12'],
    zh: '缺乏显著特征',
    en: 'lack of distinctive character',
  },
  { words: /通用名称|generic name/, grounds: ['11.1.1'], zh: '通用名称', en: 'a generic name' },
  {
    words: /(?:仅|只是)?直接(?:表示|描述|说明)了?|directly descriptive|descriptive of/,
    grounds: ['11.1.2'],
    zh: '直接表示特点',
    en: 'descriptiveness',
  },
  {
    words: /不良(?:社会)?影响|adverse (?:social )?influence/,
    grounds: ['10.1.8'],
    zh: '不良影响',
    en: 'adverse influence',
  },
  {
    words: /欺骗性|(?:产地|质量|原料|品质|特点)[^。；，]{0,6}(?:产生|发生)?误认|deceptive|misleading as to/,
    grounds: ['10.1.7'],
    zh: '欺骗性',
    en: 'deceptiveness',
  },
  {
    words:
      /(?:与(?:他人|在先|引证)[^。；，]{0,12}(?:商标)?|(?:构成|属于))(?:相同或者)?近似|similar to (?:the cited|an earlier)/,
    grounds: ['30', '31'],
    zh: '与在先商标近似',
    en: 'similarity to an earlier mark',
  },
  {
    words: /不以使用为目的|恶意(?:商标)?(?:注册|申请|抢注)|bad faith/,
    grounds: ['4', '7.1', '15.', '32', '44.1', '13.'],
    zh: '恶意申请',
    en: 'bad faith',
  },
  {
    words: /(?:外国)?地名|行政区划|place name|geographical name/,
    grounds: ['10.2', '16.1', '10.1.7'],
    zh: '地名',
    en: 'a place name',
  },
  {
    words: /地理标志|geographical indication/,
    grounds: ['16.1', '10.1.7', '10.1.8'],
    zh: '地理标志',
    en: 'a geographical indication',
  },
  {
    words: /(?:系|为|属于)[^。；，]{0,6}商标代理机构|trademark agency/,
    grounds: ['19.4'],
    zh: '代理机构',
    en: 'an agency’s application',
  },
]

/** Returns the one ground of the notice that a sentence names, by its article or by what it is called; null for none or several. */
export const groundNamed = (clause: string, { notice, law }: CaseFacts): string | null => {
  const articles = readTokens(clause).flatMap(({ kind, key }) => (kind === 'article' ? [key] : []))
  const found = notice.grounds.filter(
    ground =>
      articles.includes(addressOf(law, ground) ?? ground) ||
      CALLED.some(one => isOf(ground, one) && one.words.test(clause)) ||
      (ground === '10.1.7' && /误认|mislead/.test(clause)),
  )
  const [only, ...others] = found
  return only !== undefined && others.length === 0 ? only : null
}

const SAID =
  /(?:通知书|贵局|审查员|驳回(?:决定|理由)|商标局)[^。；，]{0,14}?(?:认为|认定|指出|所称|称|主张|载明|写明|记载|以)|(?:[Tt]he (?:Office|notice|examiner|refusal))[^.;,]{0,20}(?:found|finds|held|holds|considers?|says|refused)/

const isOf = (ground: string, { grounds }: GroundWords): boolean =>
  grounds.some(known => (known.endsWith('.') ? ground.startsWith(known) : ground === known))

/** Returns grounds that a line ascribes to the notice by their name, and that the notice does not have. */
export const findGroundsByName = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  if (line.isQuoted || line.document !== 'reason' || line.kind === 'heading' || notice.grounds.length === 0) return []
  return matchesOf(line.text, new RegExp(SAID, 'g')).flatMap(said => {
    const { after } = clauseAround(line.text, said.index, said.index + said[0].length)
    const start = said.index + said[0].length
    // Behind these words it is no longer the notice that speaks.
    const stretch =
      after.slice(0, 60).split(/，?(?:而?申请人|但|然而|\b(?:but|whereas|while|the applicant)\b)/)[0] ?? ''
    const called = CALLED.find(one => one.words.test(stretch) && !notice.grounds.some(ground => isOf(ground, one)))
    if (!called) return []
    const match = called.words.exec(stretch)
    const from = start + (match?.index ?? 0)
    const { clause } = clauseAround(line.text, from, from)
    if (speaksOfOthers(line, clause) || /(?:未|没有|并未|不)(?:认为|认定|以)|did not|does not/.test(clause)) return []
    return [
      findingAt(line, {
        kind: 'article',
        from,
        to: from + (match?.[0].length ?? 0),
        words: {
          zh: `通知书没有以“${called.zh}”为由驳回。`,
          en: `The notice does not refuse for ${called.en}.`,
        },
      }),
    ]
  })
}

/** Words before an article by which the refusal rests on nothing else, and behind it by which it is a refusal. */
const RESTS_ONLY =
  /(?:通知书|驳回决定|贵局|商标局|审查员)[^。；，]{0,6}(?:仅|只|单)[^。；，]{0,14}$|\b(?:refus\w+|rests?|based|relies|relied)\b[^.;,]{0,24}\b(?:only|solely|exclusively|merely)\b[^.;,]{0,14}$/
const AS_REASON = /^[^。；，]{0,16}(?:驳回|为由|为依据|理由)|^[^.;]{0,60}/
const NO_ABSOLUTE =
  /(?:未|没有|不)(?:涉及|援引|适用|依据|存在)(?:任何|有关)?(?:商标法的?)?绝对理由|\bno absolute grounds?\b|\bwithout (?:any )?absolute grounds?\b/
/** The refusal of some goods may rest on one ground where that of others rests on more. */
const OF_SOME_GOODS = /商品|服务|项目|引证商标\s*[一二三四五六七八九十\d]|\bgoods\b|\bservices\b|\bcited mark \d/
const ABSOLUTE = new Set(['prohibited', 'distinctiveness'])

/** Returns words by which the refusal rests on one article alone, or on no absolute ground, where the notice has more. */
export const findOnlyGround = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || line.before?.text === line.text || facts.groundAddresses.size === 0) return []
  const denied = facts.notice.grounds.some(ground => ABSOLUTE.has(findGround(ground)?.nature ?? ''))
    ? NO_ABSOLUTE.exec(line.text)
    : null
  const isDenied =
    denied && !speaksOfOthers(line, line.text) && /通知书|贵局|驳回|本案|notice|refusal|Office/.test(line.text)
  const named = line.tokens.filter(({ kind }) => kind === 'article').map(({ key }) => key)
  const isMissing = [...facts.groundAddresses].some(address => !meetsAny(address, named))
  const only = line.tokens.find(({ kind, from, to, key }) => {
    if (kind !== 'article' || !isMissing || !meetsAny(key, [...facts.groundAddresses])) return false
    const { before, after, clause } = clauseAround(line.text, from, to)
    return (
      RESTS_ONLY.test(before) && AS_REASON.test(after) && !OF_SOME_GOODS.test(clause) && !speaksOfOthers(line, clause)
    )
  })
  if (!only && !isDenied) return []
  const all = namesOf([...facts.groundAddresses])
  const words = {
    zh: `通知书的驳回依据为${all.zh}。`,
    en: `The grounds of the notice are ${all.en}.`,
  }
  return [
    ...(only ? [findingAt(line, { kind: 'article', from: only.from, to: only.to, words })] : []),
    ...(denied && isDenied
      ? [findingAt(line, { kind: 'article', from: denied.index, to: denied.index + denied[0].length, words })]
      : []),
  ]
}

const OF_NOTICE = /通知书|贵局|审查员|驳回|\b(?:notice|Office|examiner|cited|refused)\b/
const ONE_CITED = /引证商标\s*([\d一二三四五六七八九十]+)|\b[Cc]ited mark (\d+)/g

/** Returns articles under which a line says that the notice cites a mark, and under which it cites others. */
export const findCitedUnderArticle = (line: CheckedLine, { notice, law }: CaseFacts): Finding[] => {
  if (line.isQuoted || line.before?.text === line.text) return []
  return line.tokens.flatMap(token => {
    if (token.kind !== 'article') return []
    const { clause } = clauseAround(line.text, token.from, token.to)
    const named = new Set(matchesOf(clause, ONE_CITED).map(match => citedNumber(match[1] ?? match[2] ?? '') - 1))
    const [cited] = named
    if (
      cited === undefined ||
      named.size !== 1 ||
      !OF_NOTICE.test(clause) ||
      /不应|并非|如|若|\bnot\b|\bif\b/.test(clause)
    )
      return []
    const own = (notice.reasons ?? []).filter(({ citedMarks }) =>
      citedMarks.includes(notice.citedMarks[cited]?.regNo ?? ''),
    )
    const grounds = notice.grounds.filter(ground => (addressOf(law, ground) ?? ground) === token.key)
    const [ground] = grounds
    if (ground === undefined || own.length === 0 || own.some(reason => reason.ground === ground)) return []
    const should = articleName(addressOf(law, own[0]?.ground ?? '') ?? own[0]?.ground ?? '')
    return [
      findingAt(line, {
        kind: 'article',
        from: token.from,
        to: token.to,
        words: {
          zh: `通知书引证引证商标${cited + 1}的依据为${should.zh}，稿中为“${token.text}”。`,
          en: `The notice cites mark ${cited + 1} under ${should.en}; the draft says “${token.text}”.`,
        },
      }),
    ]
  })
}

/** The articles at addresses, as they are written one after the other. */
export const namesOf = (addresses: readonly string[]): { zh: string; en: string } => ({
  zh: addresses.map(address => articleName(address).zh).join('、'),
  en: addresses.map(address => articleName(address).en).join(', '),
})

/** The chapters that name every ground of the notice: the legal basis, and the sentence that concludes. */
const BASIS = /(法律依据|Legal basis)$/
const CONCLUSION = /(结论|Conclusion)$/
/** The chapters that name grounds without answering them. */
const FRAME =
  /(?:法律依据|结论|基本情况|评审请求|证据目录|附件|Legal basis|Conclusion|Background|Request|List of evidence|Attachments)$/
const CONCLUDES = /未违反|不违反|符合|cannot stand|contrary to/

/** Returns lines that name the grounds of the notice and leave one out. */
export const findGroundsLeftOut = (lines: readonly CheckedLine[], facts: CaseFacts): Finding[] => {
  const asked = [...facts.groundAddresses]
  return lines.flatMap(line => {
    if (line.document !== 'reason' || line.isOff || line.kind !== 'text' || line.isQuoted) return []
    const isBasis = BASIS.test(line.chapter)
    if (!isBasis && !(CONCLUSION.test(line.chapter) && CONCLUDES.test(line.text))) return []
    const cited = line.tokens.filter(({ kind }) => kind === 'article')
    const keys = cited.map(({ key }) => key)
    // A line that names none of them says something else.
    if (!keys.some(key => asked.some(address => meetsAny(address, [key])))) return []
    const missing = [...asked, ...(isBasis ? [facts.reviewAddress] : [])].filter(address => !meetsAny(address, keys))
    const [first] = cited
    if (missing.length === 0 || !first) return []
    const { zh, en } = namesOf(missing)
    return [
      findingAt(line, {
        kind: 'article',
        from: first.from,
        to: first.to,
        words: {
          zh: `此处列出的条款缺少${zh}。`,
          en: `The articles named here leave out ${en}.`,
        },
      }),
    ]
  })
}

/** Returns grounds that no part of the reasons answers: their argument is off or was taken out, and nothing typed speaks of them. */
export const findGroundsUnanswered = ({ lines, switches }: CheckedDraft, facts: CaseFacts): Finding[] => {
  const reasons = lines.filter(({ document }) => document === 'reason')
  const [anchor] = reasons
  if (!anchor) return []
  return facts.notice.grounds.flatMap((ground, index) => {
    const nature = findGround(ground)?.nature
    const name = `argueGround${ground}`
    if (nature === undefined || nature === 'earlier-mark') return []
    const isOn = switches.reason.some(state => state.name === name && state.isOn && !state.isOff)
    const says = reasons.some(
      ({ isOff, isQuoted, switches: around, kind }) =>
        !isOff && !isQuoted && kind !== 'heading' && around.includes(name),
    )
    const address = addressOf(facts.law, ground) ?? ground
    const called = CALLED.filter(one => isOf(ground, one))
    const isTyped = reasons.some(
      ({ isOff, before, text, tokens, kind, chapter }) =>
        !isOff &&
        before?.text !== text &&
        kind !== 'heading' &&
        !FRAME.test(chapter) &&
        (tokens.some(({ kind: token, key }) => token === 'article' && key === address) ||
          called.some(({ words }) => words.test(text))),
    )
    if ((isOn && says) || isTyped) return []
    const line = reasons.find(({ switches: around }) => around.includes(name)) ?? anchor
    const { zh, en } = articleName(address)
    return [
      {
        ...findingAt(line, {
          kind: 'groundUnanswered',
          from: 0,
          to: 0,
          fact: `grounds.${index}`,
          words: {
            zh: `理由书对${zh}的驳回理由没有任何回应，复审将就此维持驳回。`,
            en: `The reasons do not answer the refusal under ${en}: it will stand.`,
          },
        }),
        quote: switches.reason.find(state => state.name === name)?.label ?? '',
      },
    ]
  })
}
