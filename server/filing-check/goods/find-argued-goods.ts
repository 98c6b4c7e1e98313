import { type CaseFacts, goodsKey } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { isAboutOthers, isOfOthersField } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { ASKS, goodsFinding, listsIn } from './goods-lists.ts'

/** Words by which a sentence argues that the mark can be registered for goods. */
const ARGUES =
  /误认|误导|欺骗|混淆|混同|近似|区分|区别|识别|显著|描述|暗示|直接表示|知名|请求|恳请|支持|应予|应当|复审|障碍|不会|不致|不易|不可能|\b(?:mislead\w*|misled|confus\w*|deceiv\w*|decepti\w*|similar|distinctive|distinguish\w*|descri\w+|requests?|asks?|supports?|review|should|proceed|succeeds?|nobody|no one|believe|expect|refus\w+)\b/
/** Where use is told, only what it is told for makes it an argument. */
const ARGUES_BY_USE =
  /请求|恳请|支持|复审|误认|混淆|近似|驳回|应予|\b(?:requests?|asks?|supports?|review|confus\w*|mislead\w*|similar|refus\w+)\b/
/** Words by which the sentence itself says that the goods are approved, left out or somebody else's. */
const OUT_OF_REVIEW =
  /初步审定|初审|核准|获准|准予|通过|(?:未|没有|不曾|并未)[^。；，]{0,6}(?:驳回|认定|认为|适用)|不在[^。；，]{0,10}(?:范围|之列)|分割|放弃|删除|删减|撤回|不再|除外|以外|之外|不包括|不涉及|另行|既[已然]|\b(?:approv\w+|accepted|allowed|not (?:been )?(?:refused|objected)|no objection|divi\w+|gives? up|given up|withdr\w+|abandon\w*|except|other than|apart from|outside)\b/i
/** Right before goods: they are those of a cited mark. */
const OF_CITED =
  /(?:引证商标|权利人)[^。；]{0,24}(?:核定|指定|注册|生产|经营|销售|使用)[^。；，]{0,14}$|\bcited marks?\b[^.;]{0,40}(?:covers?|registered|goods|for)[^.;,]{0,12}$/

/** Whether a sentence of the reasons argues for goods that it does not itself call out of review. */
export const isArgued = (line: CheckedLine, clause: string): boolean => {
  const argues = isOfOthersField(line) ? ARGUES_BY_USE : ARGUES
  return argues.test(clause) && !OUT_OF_REVIEW.test(clause) && !isAboutOthers(clause)
}

const argued = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  listsIn(line, facts).flatMap(({ items, clause, before, isGivenUp }) => {
    const accepted = items.filter(({ text }) => {
      const key = goodsKey(text)
      return facts.acceptedGoods.has(key) && !facts.refusedGoods.has(key)
    })
    if (accepted.length === 0 || isGivenUp || OF_CITED.test(before) || !isArgued(line, clause)) return []
    return accepted.map(item =>
      goodsFinding(line, item, 'goodsAccepted', {
        zh: `“${item.text}”已获初步审定，不在复审范围，此处仍就其主张。`,
        en: `“${item.text}” has been approved and is not under review; this argues for it.`,
      }),
    )
  })

const ALL_DESIGNATED =
  /(?:全部|所有|一切|各项)的?(?:指定|申请|申报)(?:使用)?的?(?:商品|服务|项目)|指定(?:使用)?的?(?:全部|所有|一切|各项)(?:商品|服务|项目)|\ball (?:of )?(?:the|its) (?:designated (?:goods|services)|(?:goods|services) (?:designated|applied for|of the application|in the application))|\bevery designated (?:item|good|service)|\bthe whole (?:list|specification) of (?:goods|services)/g

/** After a partial refusal approval is asked for all that the application designates, of which a part is approved. */
const askedForAll = (line: CheckedLine, { notice }: CaseFacts): Finding[] =>
  notice.kind !== 'partial' ||
  notice.acceptedGoods.length === 0 ||
  !/[全部有切项]的?(?:指定|申请|商品|服务|项目)|\b(?:all|every|whole)\b/.test(line.text)
    ? []
    : matchesOf(line.text, ALL_DESIGNATED).flatMap(match => {
        const [from, to] = [match.index, match.index + match[0].length]
        const sentence = line.text.slice(Math.max(0, line.text.lastIndexOf('。', from) + 1))
        const clause = sentence.slice(0, (sentence.indexOf('。') + 1 || sentence.length + 1) - 1)
        if (!ASKS.test(clause) || /未|不必|无需|无须|并非|而非|\bnot\b/.test(clause) || isAboutOthers(clause)) return []
        return [
          findingAt(line, {
            kind: 'scope',
            from,
            to,
            words: {
              zh: `部分指定项目已获初步审定，复审只及于被驳回的项目，此处请求“${match[0]}”。`,
              en: `Part of what is designated has been approved, and only the rest is under review; this asks for “${match[0]}”.`,
            },
          }),
        ]
      })

/** Returns goods that are argued for although the notice approved them, and requests that reach beyond what was refused. */
export const findArguedGoods = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.document !== 'reason' || line.isQuoted || line.kind === 'heading' || isAsGenerated(line) || facts.isCompanion
    ? []
    : [...argued(line, facts), ...askedForAll(line, facts)]
