import type { ThreeYearRow } from '#contract/proposer-map/proposer-rows.ts'
import type {
  CaseKind,
  MarkForm,
  Outcome,
  PortfolioPart,
  TermLimit,
} from '#contract/proposer-map/proposer-vocabulary.ts'
import type { SIMILARITIES } from '#contract/vocabulary.ts'
import { RIGHTS_WORDS } from '#domain/mark/mark-life.ts'
import type { MarkStatus } from '#domain/mark/register-mark.ts'
import type { Language } from '../../drafting/language.ts'

interface PortfolioWords {
  parts: Record<PortfolioPart, string>
  outcomes: Record<Outcome, string>
  forms: Record<MarkForm, string>
  limits: Record<TermLimit, string>
  cases: Record<CaseKind, string>
  asked: Record<ThreeYearRow['asked'], string>
  levels: Record<(typeof SIMILARITIES)[number], string>
  /** Live, pending, dead. */
  lives: readonly [string, string, string]
  unknown: string
  mark: (name: string) => string
  status: (status: MarkStatus) => string
}

/** Returns the words of a printed portfolio. */
export const portfolioWords = ({ say, read }: Language): PortfolioWords => ({
  parts: {
    summary: say('概况', 'Summary'),
    trend: say('申请趋势', 'Filings by year'),
    layout: say('类别与类似群', 'Classes and similar groups'),
    families: say('商标家族', 'Families of marks'),
    status: say('状态', 'Status'),
    forms: say('商标类型', 'Kinds of mark'),
    limits: say('期限', 'Time limits'),
    'three-year': say('注册满三年', 'Registered three years and more'),
    others: say('他人近似', 'Similar marks of others'),
    cases: say('案件', 'Cases'),
    ratio: say('注册率', 'Registration rate'),
    addresses: say('地址', 'Addresses'),
    agents: say('代理机构', 'Agencies'),
    flow: say('动态', 'Newest events'),
    announcements: say('公告期', 'Gazette issues'),
    images: say('最新图样', 'Newest pictures'),
  },
  outcomes: {
    registered: say('已注册', 'registered'),
    refused: say('驳回', 'refused'),
    undecided: say('未决', 'undecided'),
    ended: say('已撤回', 'withdrawn'),
    unknown: say('结果未载', 'not given'),
  },
  forms: {
    word: say('文字', 'word'),
    combined: say('图文组合', 'words and device'),
    device: say('图形', 'device'),
    'three-dimensional': say('立体', 'three-dimensional'),
    colour: say('颜色组合', 'colours'),
    sound: say('声音', 'sound'),
  },
  limits: {
    opens: say('续展期开始', 'Window opens'),
    ends: say('期满', 'Term ends'),
    graceEnds: say('宽展期满', 'Grace period ends'),
  },
  cases: {
    rejected: say('驳回复审', 'review of refusal'),
    opposition: say('异议', 'opposition'),
    denied: say('不予注册复审', 'review of denied registration'),
    cancelled: say('撤销三年不使用', 'non-use cancellation'),
    invalid: say('无效宣告', 'invalidation'),
  },
  asked: {
    none: say('未见', 'none seen'),
    open: say('答辩中', 'open'),
    decided: say('曾被提，维持', 'decided, maintained'),
    unknown: say('本库未载', 'not in this register'),
  },
  levels: { identical: say('相同', 'identical'), similar: say('近似', 'similar'), weak: say('偏弱', 'weak') },
  lives: [say('有效', 'Live'), say('审查中', 'Pending'), say('失效', 'Dead')],
  unknown: say('本库未载，不是 0。', 'Not in this register, not 0.'),
  mark: name => (name === '' ? say('（图形）', '(device)') : name),
  status: status => read(RIGHTS_WORDS[status]),
})
