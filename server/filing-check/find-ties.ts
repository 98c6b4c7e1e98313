import { toldClasses } from '#domain/goods/told-classes.ts'
import { type CaseFacts, goodsKey } from './case-facts.ts'
import { keptByCase } from './case-memory.ts'
import { isAsGenerated } from './changed-lines.ts'
import { PART, placeOfLine, placesIn, SENTENCE } from './cited/find-cited-facts.ts'
import { clauseAround, isAboutOthers, speaksOfOthers } from './context.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { listedItems, QUOTED_LIST, unquotedGoods } from './goods/goods-lists.ts'
import { matchesOf } from './matches.ts'
import { citedNumber, readTokens } from './tokens.ts'

/** The ties that the notice makes: of goods to classes, and of each cited mark to the classes and goods it stands against. */
interface Ties {
  classesOf: ReadonlyMap<string, ReadonlySet<number>>
  cited: readonly {
    /** Classes it is registered in, and those it is cited in. */
    ownClasses: ReadonlySet<number>
    citedIn: ReadonlySet<number>
    ownGoods: ReadonlySet<string>
    /** Goods it is cited against: all that is refused where its reason names none. */
    against: ReadonlySet<string>
  }[]
}

/** Returns what the notice, and the classification where it is silent, tie goods and cited marks to. */
export const tiesOf = keptByCase(({ notice, refusedGoods, classesOfItem }): Ties => {
  const reasons = (notice.reasons ?? []).map(({ text, goods, citedMarks }) => {
    const said = new Set(readTokens(text).flatMap(({ kind, key }) => (kind === 'class' ? [Number(key)] : [])))
    return { goods: goods.map(goodsKey), citedMarks, classes: said.size === 1 ? [...said] : [] }
  })
  const pairs = [
    ...[...toldClasses(notice)].flatMap(([good, classes]) => [...classes].map(one => [goodsKey(good), one] as const)),
    ...notice.citedMarks.flatMap(({ goods, classes }) =>
      classes.length === 1 ? goods.flatMap(good => classes.map(one => [goodsKey(good), one] as const)) : [],
    ),
  ]
  const told = new Set(pairs.map(([good]) => good))
  // Where the notice does not tell, an item that the classification has in one class of the application alone is of it.
  for (const good of [...notice.refusedGoods, ...notice.acceptedGoods]) {
    const [own, ...more] = classesOfItem(good).filter(one => notice.classes.includes(one))
    if (own !== undefined && more.length === 0 && !told.has(goodsKey(good))) pairs.push([goodsKey(good), own])
  }
  const classesOf = new Map(
    [...Map.groupBy(pairs, ([good]) => good)].map(([good, all]) => [good, new Set(all.map(([, one]) => one))]),
  )
  const cited = notice.citedMarks.map(({ regNo, classes, goods }) => {
    const own = reasons.filter(({ citedMarks }) => citedMarks.includes(regNo))
    const isOfAll = own.length === 0 || own.some(reason => reason.goods.length === 0)
    return {
      ownClasses: new Set(classes),
      citedIn: new Set([...classes, ...own.flatMap(reason => reason.classes)]),
      ownGoods: new Set(goods.map(goodsKey)),
      against: isOfAll ? refusedGoods : new Set(own.flatMap(reason => reason.goods)),
    }
  })
  return { classesOf, cited }
})

interface Mention<Value> {
  from: number
  to: number
  value: Value
}

/** A part of a sentence with what it names of a case. */
interface Part {
  from: number
  text: string
  classes: readonly Mention<number>[]
  cited: readonly Mention<number>[]
  goods: readonly Mention<string>[]
}

const CITES =
  /引证(?!商标)|援引|引用|针对|冲突|障碍|阻碍|妨碍|阻挡|涉及|覆盖|及于|对应|驳回|近似|混淆|不予|\bcite[sd]?\b(?! (?:trade ?)?marks?)|refus|conflict|\bagainst\b|\bblocks?\b|\bbars?\b|obstacle|concern|\brel(?:y|ies|ied)\b/
/** Stands right before what a cited mark is registered for. */
const COVERS =
  /(?:核定|注册)(?:使用)?[^“，。；]{0,14}$|\b(?:covers?|registered (?:for|in))(?:[^“]{0,12}|[^“.;,]{0,60})$/
/** Joins a cited mark to its class: 引证商标一（第35类）, 引证商标一属于第35类, cited mark 1 is in Class 35. */
const IS_OF_CLASS =
  /^(?:（[^）]*）|“[^”]*”|商标|核定使用|注册|的类别|核定|均|都|也|同|\s)*(?:为|系|是|属于?|归入|在|于|（|\((?:is|are|in|covers?|registered|goods|services|\s)*|(?:is|are)(?: registered)? in)\s*$/
const DENIED =
  /不|未|无(?!效)|没有|并非|而非|[^为]非(?!医)|区别|差异|不同|差别|类似|跨类|关联|除|以外|之外|如[果若]?(?!上|下|前|此|实)|若|倘|假设|能否|是否|即便|即使|\bnot\b|\bno\b(?!\. ?\d)|\bnor\b|neither|differ|unlike|unrelated|\bif\b|whether|\bexcept\b|similar to/
const SUPPOSED = /如[果若]|倘|假设|能否|是否|误|\bif\b|whether/
const RESPECTIVELY = /分别|依次|respectively/

/** Words that put goods into a class, with the goods before or behind it. */
const GOODS_THEN_CLASS =
  /^[”"）)]?(?:等|两项|三项|商品|服务|项目|[（(][^）)]{1,20}[）)]|均|都|皆|也|亦|同|一并|本|\s)*(?:属于?|系|是|为|归入|归于|归属于?|列入|列于|划入|落入|位于|所属的?类别(?:是|为)|在|(?:is|are)(?: (?:a|an|the|all|both))?(?: (?:goods?|services?|items?))?(?: (?:in|of|within|under))?|belongs? to|falls? (?:in|into|under|within)|in|of)\s*$/
const CLASS_THEN_GOODS =
  /^(?:[的及：:为在上系是即有下\s“"(]|中的|项下|所列|指定|核定|使用|复审|被驳回|商品|服务|项目|包括|包含|涉及|goods|services|under review|are|include|concerns?)*$/

const goodsIn = (line: CheckedLine, facts: CaseFacts): Mention<string>[] => {
  const isOfCase = (key: string): boolean =>
    facts.refusedGoods.has(key) || facts.acceptedGoods.has(key) || facts.citedGoods.has(key)
  const quoted = matchesOf(line.text, QUOTED_LIST).flatMap(({ 1: nested, 2: plain = '', index }) =>
    listedItems(nested ?? plain, index + 1, facts),
  )
  return [...quoted, ...unquotedGoods(line, facts)].flatMap(({ from, to, text }) => {
    const value = goodsKey(text)
    return isOfCase(value) ? [{ from, to, value }] : []
  })
}

const ONLY_CITED = /引证商标|\b[Tt]he cited mark\b/

/** The cited marks that a part of a sentence names; where one mark is cited, it needs no number. */
const citedIn = (text: string, facts: CaseFacts): ReturnType<typeof placesIn> => {
  const named = placesIn(text, facts).filter(({ cited }) => facts.cited[cited] !== undefined)
  const only = named.length === 0 && facts.cited.length === 1 ? ONLY_CITED.exec(text) : null
  return only ? [{ at: only.index, to: only.index + only[0].length, cited: 0 }] : named
}

const partsOf = (line: CheckedLine, sentence: RegExpMatchArray, goods: readonly Mention<string>[], facts: CaseFacts) =>
  matchesOf(sentence[0], PART).map((part): Part => {
    const from = (sentence.index ?? 0) + part.index
    const to = from + part[0].length
    const isWithin = (one: { from: number; to: number }): boolean => one.from >= from && one.to <= to
    return {
      from,
      text: part[0],
      classes: line.tokens
        .filter(token => token.kind === 'class' && isWithin(token))
        .map(token => ({ from: token.from, to: token.to, value: Number(token.key) })),
      cited: citedIn(part[0], facts).map(({ at, to: end, cited }) => ({
        from: from + at,
        to: from + end,
        value: cited,
      })),
      goods: goods.filter(isWithin),
    }
  })

const wrongClass = (line: CheckedLine, at: Mention<number>, place: number, right: readonly number[]): Finding =>
  findingAt(line, {
    kind: 'class',
    from: at.from,
    to: at.to,
    fact: `citedMarks.${place}.classes.0`,
    words: {
      zh: `引证商标${place + 1}为第${right.join('、')}类，稿中为“${line.text.slice(at.from, at.to)}”。`,
      en: `Cited mark ${place + 1} is in class ${right.join(', ')}; the draft says “${line.text.slice(at.from, at.to)}”.`,
    },
  })

/** Cited marks that are said to stand in a class, where the notice has them in another. */
const classesOfMarks = (line: CheckedLine, facts: CaseFacts, { classes, cited, text }: Part): Finding[] => {
  const isListed = RESPECTIVELY.test(text) && classes.length === cited.length && classes.length > 1
  const [only, ...more] = classes
  const pairs = isListed
    ? cited.flatMap((mark, index) => (classes[index] ? [{ mark, at: classes[index] }] : []))
    : only && more.length === 0
      ? cited.map(mark => ({ mark, at: only }))
      : []
  return pairs.flatMap(({ mark, at }) => {
    const { citedIn = new Set<number>() } = tiesOf(facts).cited[mark.value] ?? {}
    const isJoined = mark.to <= at.from && IS_OF_CLASS.test(line.text.slice(mark.to, at.from))
    const isTied = CITES.test(text) || isJoined || COVERS.test(line.text.slice(0, at.from))
    // A class of which nothing in the case is is told of elsewhere.
    if (!isTied || citedIn.size === 0 || citedIn.has(at.value) || !facts.classes.has(at.value)) return []
    // Marks may be cited across classes; only where the notice parts the classes is it known which goes with which.
    if (!isJoined && ![...citedIn].every(one => facts.notice.classes.includes(one))) return []
    return [wrongClass(line, at, mark.value, [...citedIn])]
  })
}

/** Goods that are tied to a cited mark, and that it is not cited against or registered for. */
const goodsOfMarks = (line: CheckedLine, facts: CaseFacts, { cited, goods, text }: Part): Finding[] => {
  const places = [...new Set(cited.map(({ value }) => value))]
  const isListed = RESPECTIVELY.test(text)
  if (places.length === 0 || goods.length === 0 || (isListed && places.length > 1)) return []
  return goods.flatMap(good => {
    const isCovered = COVERS.test(line.text.slice(0, good.from).replace(/[“"][^“”"]*$/, ''))
    if (!isCovered && !CITES.test(text)) return []
    const wrong = places.find(place => {
      const { ownGoods, against } = tiesOf(facts).cited[place] ?? { ownGoods: new Set(), against: new Set() }
      if (isCovered) return ownGoods.size > 0 && !ownGoods.has(good.value)
      return !against.has(good.value) && !ownGoods.has(good.value) && against.size > 0
    })
    if (wrong === undefined) return []
    const said = line.text.slice(good.from, good.to)
    return [
      findingAt(line, {
        kind: 'goods',
        from: good.from,
        to: good.to,
        fact: `citedMarks.${wrong}.regNo`,
        words: isCovered
          ? {
              zh: `引证商标${wrong + 1}核定的项目中没有“${said}”。`,
              en: `Cited mark ${wrong + 1} does not cover “${said}”.`,
            }
          : {
              zh: `通知书没有以引证商标${wrong + 1}驳回“${said}”。`,
              en: `The notice does not refuse “${said}” over cited mark ${wrong + 1}.`,
            },
      }),
    ]
  })
}

/** Goods that are put into a class, and that the notice has in another. */
const classesOfGoods = (line: CheckedLine, facts: CaseFacts, { classes, goods }: Part): Finding[] =>
  classes.flatMap(at => {
    const before = goods.filter(({ to }) => to <= at.from).at(-1)
    const behind = goods.find(({ from }) => from >= at.to)
    const isBefore = before && GOODS_THEN_CLASS.test(line.text.slice(before.to, at.from))
    const isBehind = !isBefore && behind && CLASS_THEN_GOODS.test(line.text.slice(at.to, behind.from))
    const list = isBefore ? goods.filter(({ to }) => to <= at.from) : isBehind ? [behind] : []
    const wrong = list.find(({ value }) => {
      const known = tiesOf(facts).classesOf.get(value)
      return known !== undefined && !known.has(at.value)
    })
    if (!wrong || !facts.classes.has(at.value)) return []
    const right = [...(tiesOf(facts).classesOf.get(wrong.value) ?? [])].join('、')
    const said = line.text.slice(wrong.from, wrong.to)
    return [
      findingAt(line, {
        kind: 'class',
        from: at.from,
        to: at.to,
        words: {
          zh: `“${said}”属于第${right}类，稿中为“${line.text.slice(at.from, at.to)}”。`,
          en: `“${said}” is in class ${right}; the draft says “${line.text.slice(at.from, at.to)}”.`,
        },
      }),
    ]
  })

/** Goods in quotation marks right behind a class: 第12类“瓶”. */
const CLASS_OF_QUOTED = /^的?\s*(?:商品|服务|项目)?[“"]([^“”"]{1,60})[”"]/

/**
 * Refused goods that are put into a class which is not the one of the application. The same item stands in one class, so
 * that it is wrong where the sentence tells of use, too.
 */
const classesOfQuoted = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const [only, ...others] = facts.notice.classes
  if (only === undefined || others.length > 0) return []
  return line.tokens.flatMap(({ kind, from, to, key, text }) => {
    const said = kind === 'class' && Number(key) !== only ? CLASS_OF_QUOTED.exec(line.text.slice(to))?.[1] : undefined
    if (said === undefined || !facts.refusedGoods.has(goodsKey(said))) return []
    const { clause } = clauseAround(line.text, from, to)
    if (isAboutOthers(clause) || /引证商标|[Cc]ited mark|他人/.test(clause)) return []
    return [
      findingAt(line, {
        kind: 'class',
        from,
        to,
        words: {
          zh: `“${said}”属于第${only}类，稿中为“${text}”。`,
          en: `“${said}” is in class ${only}; the draft says “${text}”.`,
        },
      }),
    ]
  })
}

/** What a cited mark is said to cover, without quotation marks. */
const COVERED_LIST =
  /引证商标\s*([一二三四五六七八九十\d]+)?(?:“[^”]*”)?(?:商标)?(?:仅|只)?核定(?:使用)?(?:在|于|的?(?:商品|服务|项目)(?:为|是|包括|有))([^，。；“”]{2,60}?)(?:等)?(?:商品|服务|项目|服务项目)?(?:上|之上)?(?=[，。；]|$)/g
const ITEM = /[^、和及与]+/g

/** Items of an unquoted list of a cited mark's goods that it does not cover, where others of the list are its goods. */
const coveredLists = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  matchesOf(line.text, COVERED_LIST).flatMap(match => {
    const number = match[1] === undefined ? (facts.cited.length === 1 ? 1 : 0) : citedNumber(match[1])
    const own = tiesOf(facts).cited[number - 1]?.ownGoods ?? new Set<string>()
    const list = match[2] ?? ''
    const start = match.index + match[0].indexOf(list, match[0].indexOf('核定'))
    const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
    const items = matchesOf(list, ITEM)
    const isNear = (said: string): boolean => [...own].some(good => good === said || good.startsWith(said))
    if (!items.some(([item]) => own.has(goodsKey(item))) || DENIED.test(clause.replace(/与[^。；]*$/, ''))) return []
    return items.flatMap(item =>
      isNear(goodsKey(item[0]))
        ? []
        : [
            findingAt(line, {
              kind: 'goods',
              from: start + item.index,
              to: start + item.index + item[0].length,
              fact: `citedMarks.${number - 1}.regNo`,
              words: {
                zh: `引证商标${number}核定的项目中没有“${item[0]}”。`,
                en: `Cited mark ${number} does not cover “${item[0]}”.`,
              },
            }),
          ],
    )
  })

const NOTHING: Pick<Part, 'classes' | 'cited' | 'goods'> = { classes: [], cited: [], goods: [] }

/**
 * Returns classes, goods and cited marks that a sentence ties together otherwise than the notice does. What a part of a
 * sentence does not name itself is what the part before it named: 在第9类商品上，通知书引证的是引证商标一.
 */
export const findTies = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || line.kind === 'heading' || isAsGenerated(line)) return []
  return [...classesOfQuoted(line, facts), ...coveredLists(line, facts), ...tiesOfParts(line, facts)]
}

const tiesOfParts = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const goods = goodsIn(line, facts)
  const hasClass = line.tokens.some(({ kind }) => kind === 'class')
  if (goods.length === 0 && !hasClass) return []
  const place = placeOfLine(line)
  const ofLine = place === null ? [] : [{ from: 0, to: 0, value: place }]
  return matchesOf(line.text, SENTENCE).flatMap(sentence => {
    if (speaksOfOthers(line, sentence[0])) return []
    let topic = { ...NOTHING, text: '' }
    return partsOf(line, sentence, goods, facts).flatMap(part => {
      const merged = {
        from: part.from,
        text: topic.text + part.text,
        classes: part.classes.length > 0 ? part.classes : topic.classes,
        cited: part.cited.length > 0 ? part.cited : topic.cited.length > 0 ? topic.cited : ofLine,
        goods: part.goods.length > 0 ? part.goods : topic.goods,
      }
      const kinds = [part.classes, part.cited, part.goods].filter(({ length }) => length > 0).length
      const former = topic
      if (kinds > 0)
        topic =
          kinds === 1 && topic.text.length < 80
            ? {
                classes: merged.classes,
                cited: part.cited.length > 0 ? part.cited : former.cited,
                goods: merged.goods,
                text: merged.text,
              }
            : { ...NOTHING, text: '' }
      // What stands in quotation marks denies nothing.
      // To argue that the marks differ for some goods holds that they are refused over that mark.
      const said = merged.text.replaceAll(/“[^“”]*”/g, '“”').replaceAll(/不(?:构成)?近似/g, '近似')
      const isDenied = kinds === 0 || DENIED.test(said)
      const ofMarks = isDenied ? [] : [...classesOfMarks(line, facts, merged), ...goodsOfMarks(line, facts, merged)]
      return SUPPOSED.test(merged.text) ? ofMarks : [...ofMarks, ...classesOfGoods(line, facts, part)]
    })
  })
}
