import type { CaseFacts } from '../case-facts.ts'
import { keptByCase } from '../case-memory.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { placeOf, type Statement } from './find-cited-facts.ts'

const OWNS =
  /注册|申请|所有|名下|属于?|归|持有|权利人|拥有|\bbelongs?\b|\bown(?:ed|er|s)\b|registered by|filed by|in the name of/
const NOT_OWNS =
  /无关|转让|受让|收购|许可|并非|不属于|不是|变更|不同|区别|差异|同意|关联|分别|respectively|异议|consent|assign|licen[cs]|\bnot\b|differ/
const TOGETHER = /同属|同为|均|都|皆|\bboth\b|\ball\b/

const ownerNames = keptByCase(({ cited }): readonly string[] =>
  [...new Set(cited.flatMap(one => one.owners))].filter(name => name.length > 2),
)

/** A cited mark is given to the owner of another one. */
const owners = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const { text, named, cited } = statement
  if (!OWNS.test(text)) return []
  const names = ownerNames(facts)
  return names.flatMap(name => {
    const place = text.indexOf(name)
    if (place < 0 || names.some(other => other !== name && other.includes(name) && text.includes(other))) return []
    // What an English sentence joins on behind the name is told of something else.
    const [joined = ''] = /^[^,.;]*? and .*$/.exec(text.slice(place + name.length)) ?? []
    if (NOT_OWNS.test(text.slice(0, text.length - (/\band\b/.test(joined) ? joined.length : 0)))) return []
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

/** Every way to say whose a mark is holds one of these. */
const TELLS_OWNER = /[由系归属]|权利人|注册人|申请人|所有人|持有人|\bby \p{Lu}|belongs to|in the name of/u

/** A cited mark is said to be somebody's who is named nowhere in the case. */
const strangers = (line: CheckedLine, { text, cited, from }: Statement, facts: CaseFacts): Finding[] => {
  const [one, ...others] = cited
  const { owners: own = [] } = one === undefined ? {} : (facts.cited[one] ?? {})
  if (one === undefined || others.length > 0 || own.length === 0 || !TELLS_OWNER.test(text) || NOT_OWNS.test(text))
    return []
  return matchesOf(text, OWNER_SAID).flatMap(({ 0: whole, index, groups }) => {
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
    // A full stop within the name ends no sentence: Sp. z o.o.
    if (own.some(known => line.text.startsWith(known, at))) return []
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
  const [first, second] = [...new Set(statement.named.map(({ cited }) => cited))]
  const match = second === undefined ? null : SAME_OWNER.exec(statement.text)
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
      ...placeOf(statement, match),
      fact: `citedMarks.${second}.owner`,
      words: {
        zh: `引证商标${first + 1}与引证商标${second + 1}的权利人不同：“${ofFirst[0]}”“${ofSecond[0]}”。`,
        en: `Cited marks ${first + 1} and ${second + 1} have different owners: “${ofFirst[0]}”, “${ofSecond[0]}”.`,
      },
    }),
  ]
}

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
  const parties = matchesOf(statement.text, PARTY).filter(
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

/** Returns owners that a part of a sentence gives to a cited mark, or consents it tells of, and that are somebody else's. */
export const findOwners = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => [
  ...owners(line, statement, facts),
  ...strangers(line, statement, facts),
  ...sameOwner(line, statement, facts),
  ...consent(line, statement, facts),
]
