import type { PortfolioOrder } from '#contract/proposer-map/proposer-map.ts'
import { PORTFOLIO_PARTS, type PortfolioPart } from '#contract/proposer-map/proposer-vocabulary.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { AppError } from '../../app-error.ts'
import { languageOf } from '../../drafting/language.ts'
import type { Block, ReportOutline } from '../../report/report-block.ts'
import type { ReportWriter } from '../../report/report-writer.ts'
import { findFirm } from '../../settings/firm-repository.ts'
import type { Database } from '../../storage/database.ts'
import { type Files, fileAddress, safeFileName, WORD_TYPE } from '../../storage/files.ts'
import { listWatches } from '../../watching/watches-repository.ts'
import { houseWatch, othersOf } from '../likeness/near-others.ts'
import type { OpenedPortfolio, ProposerService } from '../proposer-service.ts'
import type { Portfolio } from '../register/portfolio.ts'
import { filterMarks } from '../select-marks.ts'
import { type Chapter, type PrintedPortfolio, paragraph } from './chapter-parts.ts'
import { families, forms, layout, status, summary, trend } from './layout-chapters.ts'
import { portfolioWords } from './portfolio-words.ts'
import { addresses, agents, announcements, cases, flow, limits, others, ratio, threeYear } from './record-chapters.ts'

/** Whether the register has anything for a part; where it has not, the part says so in words. */
const KNOWN: Partial<Record<PortfolioPart, (portfolio: Portfolio) => boolean>> = {
  addresses: ({ facts }) => facts.addresses,
  layout: ({ facts }) => facts.groups,
  cases: ({ facts }) => facts.events.size > 0,
  flow: ({ facts }) => facts.events.size > 0,
  announcements: ({ facts }) => facts.issues,
  images: () => false,
}

const CHAPTERS: Readonly<Record<PortfolioPart, Chapter>> = {
  summary,
  trend,
  layout,
  families,
  status,
  forms,
  limits,
  'three-year': threeYear,
  others,
  cases,
  ratio,
  addresses,
  agents,
  flow,
  announcements,
  images: () => [],
}

/** Returns a part as a chapter under its heading; what the register does not have is said in words. */
const chapterOf = (part: PortfolioPart, input: PrintedPortfolio): Block[] => {
  const words = portfolioWords(input.language)
  const isKnown = KNOWN[part]?.(input.portfolio) ?? true
  return [
    { kind: 'heading', level: 2, text: words.parts[part], id: `portfolio-${part}` },
    ...(isKnown ? CHAPTERS[part](input) : [paragraph(words.unknown)]),
  ]
}

const MEDIA_TYPES = {
  pdf: { ending: 'pdf', mediaType: 'application/pdf' },
  word: { ending: 'docx', mediaType: WORD_TYPE },
} as const

interface Dependencies {
  db: Database
  files: Files
  writer: ReportWriter
  proposers: ProposerService
}

/** Returns the chosen parts, in the order of the page, as an outline for any format. */
const outlineOf = async (
  db: Database,
  accountId: number,
  { register, portfolio }: OpenedPortfolio,
  order: PortfolioOrder,
): Promise<ReportOutline> => {
  const { name, isEn, parts, tables = 1 } = order
  const language = languageOf(isEn)
  const { say, read } = language
  const marks = filterMarks(portfolio, order)
  const wantsOthers = parts.includes('others')
  const watches = wantsOthers ? await listWatches(db, accountId, portfolio.names) : []
  const input = {
    portfolio,
    marks,
    events: await portfolio.events(),
    families: parts.includes('families') ? await portfolio.families() : new Map<string, string>(),
    others: wantsOthers ? await othersOf(db, portfolio, watches.length > 0 ? watches : [houseWatch(marks)]) : [],
    language,
    hasTables: tables === 1,
  }
  const chapters = PORTFOLIO_PARTS.filter(part => part !== 'summary' && parts.includes(part))
  const { agency } = await findFirm(db, accountId)
  const day = dayOf(Date.now())
  const registerName = read({ zh: register.nameZh, en: register.nameEn })
  const joined = portfolio.names.filter(other => other !== name)
  return {
    title: say('申请人图谱', 'Proposer map'),
    names: [name],
    isLettered: false,
    subject: name,
    number: `PF-${day.replaceAll('-', '')}`,
    firm: agency,
    day,
    register: say(
      `${registerName} ${register.size.toLocaleString('en')} 件，截至 ${register.asOf}`,
      `${registerName}, ${register.size.toLocaleString('en')} marks, as of ${register.asOf}`,
    ),
    notice: [
      ...(register.origin === 'sample'
        ? [say('示例商标库：数据是生成的，不是真实商标。', 'Sample register: its marks are generated, not real.')]
        : []),
      ...(joined.length > 0
        ? [say(`合并统计的名称：${joined.join('、')}。`, `Counted together with: ${joined.join(', ')}.`)]
        : []),
      say(
        '近六个月的申请可能尚未入库。“—”为本库未载，不是 0。',
        'Filings of about the last six months may not be in it. “—” is not in this register, not 0.',
      ),
    ].join(say('', ' ')),
    cover: parts.includes('summary') ? chapterOf('summary', input) : [],
    body: chapters.flatMap(part => chapterOf(part, input)),
  }
}

/**
 * Writes the chosen parts of a portfolio as a Word or PDF file and answers its address. Throws `AppError` registerNotReady
 * before a register is loaded, notFound for an applicant without marks, and invalidInput for contradicting filters.
 */
export const printPortfolio = async (
  { db, files, writer, proposers }: Dependencies,
  accountId: number,
  order: PortfolioOrder,
): Promise<string> => {
  const { isEn, format = 'word' } = order
  const opened = await proposers.open(accountId, order.name)
  if (!opened) throw new AppError('registerNotReady')
  const name = order.name.replaceAll('\0', '').toWellFormed().trim()
  if (opened.portfolio.marks.length === 0)
    throw new AppError('notFound', 'The register has no marks of this applicant.')
  const outline = await outlineOf(db, accountId, opened, { ...order, name })
  const { ending, mediaType } = MEDIA_TYPES[format]
  const title = languageOf(isEn).say('申请人图谱', 'proposer map')
  const fileName = safeFileName(
    `${name} ${title} ${outline.day}.${ending}`.replace(/[/\\:*?"<>|]/g, ' '),
    `portfolio.${ending}`,
  )
  const bytes = await writer.writeOutline({ outline, isEn }, format)
  return await files.store(accountId, { name: fileName, mediaType, bytes }, (_transaction, file) =>
    Promise.resolve(fileAddress(file)),
  )
}
