import type { Node } from '@tiptap/pm/model'
import { documentSchema, parse } from '#extensions/index.ts'
import { draftDocuments } from '../server/drafting/draft-documents.ts'
import { caseFactsOf } from '../server/filing-check/case-facts.ts'
import { checkDocuments, readGenerated } from '../server/filing-check/check-documents.ts'
import { buildCitedMark, buildDraftInput } from '../tests/server/drafting/build-draft-input.ts'

const RUNS = 15
const MARKS = ['青砚', 'QINGYAN', '青砚山居', '墨豚星球', 'NOVA ARTS', '山房青', '岚雀汀', '青岩']
const goodsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `可下载的第${index + 1}类应用软件`)

/** A sentence that an attorney typed into every paragraph: every rule has to look at every line. */
const touched = (doc: Node, words = '（请核对申请号、日期和引证商标一。）'): Node => {
  const json = doc.toJSON()
  const visit = (node: { type?: string; content?: object[] }): object =>
    node.type === 'paragraph'
      ? { ...node, content: [...(node.content ?? []), { type: 'text', text: words }] }
      : { ...node, ...(node.content && { content: node.content.map(child => visit(child)) }) }
  return documentSchema.nodeFromJSON(visit(json))
}

/** The same draft with one more word in its last paragraph. */
const typedOn = (json: ReturnType<Node['toJSON']>, run: number): typeof json => {
  const last = json.content.findLastIndex(({ type }: { type: string }) => type === 'paragraph')
  const paragraph = json.content[last]
  const typed = { ...paragraph, content: [...(paragraph.content ?? []), { type: 'text', text: `第${run}次修改` }] }
  return { ...json, content: json.content.with(last, typed) }
}

/**
 * Time of a filing check over a large draft: as generated, with every paragraph edited and one word typed since the check
 * before, and with every paragraph other than before.
 */
export const run = async (): Promise<void> => {
  const rows = ([0, 1] as const).flatMap(isEn => {
    const input = buildDraftInput(
      {
        kind: 'partial',
        grounds: ['10.1.7', '30'],
        citedMarks: MARKS.map((mark, index) =>
          buildCitedMark({ regNo: `${41_000_000 + index}`, mark, goods: goodsOf(10) }),
        ),
        refusedGoods: goodsOf(600),
        acceptedGoods: ['会计', '寻找赞助'],
      },
      { isEn },
    )
    const { analysisContent, reasonContent } = draftDocuments(input)
    const asNode = (html: string): Node => documentSchema.nodeFromJSON(parse(html))
    const generatedNodes = { analysis: asNode(analysisContent), reason: asNode(reasonContent) }
    const generated = readGenerated(generatedNodes)
    const edited = { analysis: touched(generatedNodes.analysis), reason: touched(generatedNodes.reason) }
    const facts = caseFactsOf(input.notice, input.deadline, input.receiveDay, isEn)
    return (
      [
        ['as generated', generatedNodes],
        ['every paragraph edited, one word typed', edited],
        ['every paragraph other than before', null],
      ] as const
    ).map(([draft, documents]) => {
      const times = Array.from({ length: RUNS }, (_, run) => {
        const words = `（${run}稿请核对申请号、日期和引证商标一。）`
        const { analysis, reason } = documents ?? {
          analysis: touched(generatedNodes.analysis, words),
          reason: touched(generatedNodes.reason, words),
        }
        const written = reason.toJSON()
        const json = { analysis: analysis.toJSON(), reason: documents === edited ? typedOn(written, run) : written }
        const start = performance.now()
        const nodes = {
          analysis: documentSchema.nodeFromJSON(json.analysis),
          reason: documentSchema.nodeFromJSON(json.reason),
        }
        checkDocuments(nodes, generated, facts)
        return performance.now() - start
      })
      const sorted = times.toSorted((a, b) => a - b)
      return {
        language: isEn ? 'en' : 'zh',
        draft,
        'median ms': Number((sorted[RUNS >> 1] ?? 0).toFixed(1)),
        'most ms': Number((sorted.at(-1) ?? 0).toFixed(1)),
        'target ms': 150,
      }
    })
  })
  console.table(rows)
}
