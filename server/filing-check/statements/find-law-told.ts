import { articleName } from '#domain/law/articles.ts'
import type { CaseFacts } from '../case-facts.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { isOfTrademarkLaw } from '../law/find-law.ts'
import { matchesOf } from '../matches.ts'

const QUOTATION = /“([^“”]{6,120})”/g
/** So far behind an article what it says may be quoted. */
const FAR = 24

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/[\s，。；：、,.;:（）()]/g, '')

/** Returns quotations that a sentence gives to an article or an item, and that stand in another of the same law. */
export const findLawTold = (line: CheckedLine, { law, isEn }: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    const own = token.kind === 'article' ? law.text[token.key] : undefined
    const before = line.text.slice(0, token.from)
    const after = line.text.slice(token.to)
    const quoted = own ? matchesOf(after, QUOTATION)[0] : undefined
    if (!own || !quoted || quoted.index > FAR || !isOfTrademarkLaw(before, after)) return []
    if (/不|非|而|区别|[。；]/.test(after.slice(0, quoted.index))) return []
    const said = plain(quoted[1] ?? '')
    const holds = ({ zh, en }: { zh: string; en: string }): boolean =>
      plain(zh).includes(said) || plain(en).includes(said)
    const isOwn = Object.entries(law.text).some(
      ([address, text]) =>
        (address === token.key || address.startsWith(`${token.key}.`) || token.key.startsWith(`${address}.`)) &&
        holds(text),
    )
    const other = isOwn ? undefined : Object.entries(law.text).find(([, text]) => holds(text))?.[0]
    if (other === undefined) return []
    const should = articleName(other)
    return [
      findingAt(line, {
        kind: 'article',
        from: token.from,
        to: token.to,
        mend: isEn ? should.en : should.zh,
        words: {
          zh: `所引文字出自${should.zh}，稿中为“${token.text}”。`,
          en: `The words quoted are those of ${should.en}; the draft says “${token.text}”.`,
        },
      }),
    ]
  })
