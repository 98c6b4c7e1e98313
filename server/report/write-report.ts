import { absoluteBlocks } from './outline/absolute.ts'
import { adviceBlocks } from './outline/advice.ts'
import { annexBlocks } from './outline/annex.ts'
import { cardBlocks } from './outline/cards.ts'
import { classSentences, conclusionBlocks } from './outline/conclusions.ts'
import { filingBlocks } from './outline/filing.ts'
import { goodsBlocks } from './outline/goods.ts'
import { gridBlocks } from './outline/grid.ts'
import { headline } from './outline/headline.ts'
import { methodBlocks } from './outline/method.ts'
import { ownMarkBlocks } from './outline/own-marks.ts'
import { relatedBlocks } from './outline/related.ts'
import { registersText, searchFacts } from './outline/search-facts.ts'
import type { Block, ReportOutline } from './report-block.ts'
import { type PrintOrder, type ReportInput, readInput } from './report-input.ts'
import { amountText, classList, hasLongNames, letterOf } from './wording/labels.ts'

/** Says on the first page that the register is invented. */
const sampleWarning = ({ report, say }: ReportInput): Block[] =>
  report.register.isSample
    ? [
        {
          kind: 'paragraph',
          line: [
            {
              text: say(
                '本次检索的是示例商标库，其中的商标均为虚构。本报告仅供演示，不能作为法律意见或申请决定的依据。',
                'What was searched is the sample register, whose marks are invented. This report is a demonstration: no legal advice and no decision to file can rest on it.',
              ),
              isStrong: true,
              tone: 'blocked',
            },
          ],
        },
      ]
    : []

/** Says on the first page that a part of the register was missing. */
const loadingWarning = ({ report, say }: ReportInput): Block[] =>
  report.register.isLoading
    ? [
        {
          kind: 'paragraph',
          line: [
            {
              text: say(
                `检索时商标库尚未载入完毕，只检索了已载入的 ${amountText(report.register.size)} 件，会漏掉在先商标。“未见障碍”不能作为结论，请待载入完毕后重新检索。`,
                `The register was still being loaded: only the ${amountText(report.register.size)} marks loaded by then were searched, and earlier marks are missing. “Clear” is no conclusion here; search again once the register is whole.`,
              ),
              isStrong: true,
              tone: 'blocked',
            },
          ],
        },
      ]
    : []

/** Says on the first page which classes could not be searched. */
const unsearchedWarning = (input: ReportInput): Block[] => {
  const { report, say } = input
  if (report.unsearchedClasses === undefined) return []
  const classes = classList(input, report.unsearchedClasses)
  return [
    {
      kind: 'paragraph',
      line: [
        {
          text: say(
            `检索时第${classes}类数据所在的服务器没有应答，这些类别没有检索，会漏掉在先商标。请待其恢复后重新检索。`,
            `The server that holds ${report.unsearchedClasses.length === 1 ? 'class' : 'classes'} ${classes} did not answer: these classes were not searched, and earlier marks are missing. Search again once it does.`,
          ),
          isStrong: true,
          tone: 'blocked',
        },
      ],
    },
  ]
}

/** Writes the first page: what was asked, the result in a sentence, by name and class, and the attorney's advice. */
const coverBlocks = (input: ReportInput): Block[] => {
  const { say } = input
  return [
    ...sampleWarning(input),
    ...loadingWarning(input),
    ...unsearchedWarning(input),
    searchFacts(input),
    { kind: 'heading', level: 2, text: say('结论', 'Conclusion'), id: 'conclusion' },
    { kind: 'statement', text: headline(input) },
    ...conclusionBlocks(input),
    ...absoluteBlocks(input),
    ...adviceBlocks(input),
  ]
}

/** Returns the report as chapters and tables, ready for any format. The same order gives the same outline. */
export const outlineReport = (order: PrintOrder): ReportOutline => {
  const input = readInput(order)
  const { report, say } = input
  const names = report.names.map(({ text }) => text)
  const isLettered = hasLongNames(input)
  return {
    title: say('商标检索报告', 'Trademark search report'),
    names: isLettered ? names.map((name, place) => `${letterOf(place)}　${name}`) : names,
    isLettered,
    subject: names.join(' / '),
    number: order.number,
    firm: order.firm,
    day: report.day,
    register: registersText(input) + say('　•　仅文字检索', '  •  wording only'),
    notice: say(
      '本报告依所列商标库与日期作出。检索日前约六个月内的申请可能尚未入库；图形不在检索范围。近似判断按“方法与局限”所列规则，最终以商标局审查为准。',
      'This report rests on the register and the date named. Filings of about the last six months may not be in it; devices were not searched. Similarity is judged by the rules under “Method and limits”; the office decides.',
    ),
    cover: coverBlocks(input),
    body: [
      ...gridBlocks(input),
      ...classSentences(input),
      ...cardBlocks(input),
      ...ownMarkBlocks(input),
      ...goodsBlocks(input),
      ...relatedBlocks(input),
      ...filingBlocks(input),
      ...annexBlocks(input),
      ...methodBlocks(input),
    ],
  }
}

/** An outline that another service made, to be written in its language. */
export interface OutlineOrder {
  outline: ReportOutline
  isEn: 0 | 1
}

/** A report as PDF and as Word, made from one outline. */
export interface ReportFiles {
  pdf: Uint8Array
  word: Uint8Array
}

/**
 * Writes one of the two files. Each format's library is loaded with its first file. The same order gives the same
 * bytes.
 */
export const writeReport = async (order: PrintOrder, format: keyof ReportFiles): Promise<Uint8Array> => {
  return await writeOutline({ outline: outlineReport(order), isEn: order.report.isEn }, format)
}

/** Writes an outline as one of the two files. */
export const writeOutline = async ({ outline, isEn }: OutlineOrder, format: keyof ReportFiles): Promise<Uint8Array> => {
  if (format === 'pdf') {
    const { writePdf } = await import('./pdf/write-pdf.ts')
    return await writePdf(outline, { isEn })
  }
  const { writeReportWord } = await import('./word/write-report-word.ts')
  return await writeReportWord(outline, { isEn })
}
