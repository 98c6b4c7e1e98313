import type { CalendarDay } from '#domain/calendar-day.ts'
import { addressOf, articleName, lawOn, quoteArticle } from '#domain/law/articles.ts'
import { feesOn } from '#domain/law/fees.ts'
import { findGround } from '#domain/law/grounds.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { type Language, languageOf, writtenDate } from './language.ts'
import { columnTable, factTable, mainSections } from './markup/blocks.ts'
import { missingText, question, radioField } from './markup/fields.ts'
import { type Html, type HtmlValue, html, join } from './markup/html.ts'

/** A mark as the register has it, in one class. */
export interface MemoMark {
  name: string
  regNo: string
  class: number
  groups: readonly string[]
  goods: readonly string[]
  owner: string
  status: LawText
  filedOn: CalendarDay | null
}

export interface OppositionMemo {
  isEn: 0 | 1
  /** The day on which it is written. */
  today: CalendarDay
  /** The watched wording, and the applicant that the watch is kept for; empty where none is named. */
  ours: string
  applicant: string
  /** Living marks of that applicant with the watched wording in the class of the other mark. */
  earlier: readonly MemoMark[]
  theirs: MemoMark
  /** The end of the period; null while the mark is not published. */
  opposition: {
    published: CalendarDay
    months: number
    nominal: CalendarDay
    due: CalendarDay
    isHolidayTableMissing: boolean
  } | null
  rules: readonly ({ id: string } & LawText)[]
  /** Where the facts come from: the register and the day of its source. */
  register: LawText
  day: CalendarDay
  firm: { agency: string; attorney: string; licenceNo: string }
}

/** Grounds of opposition, by their address in the law of 2019, each with what has to be shown. Those of the first row are open to anyone. */
const GROUNDS: readonly { ground: string; toShow: LawText }[] = [
  {
    ground: '30',
    toShow: {
      zh: '在先商标注册或者初步审定在先；商标相同或者近似；商品同一种或者类似',
      en: 'an earlier registration or preliminary approval; marks identical or similar; goods identical or similar',
    },
  },
  {
    ground: '31',
    toShow: {
      zh: '双方均未注册，而在先商标申请在先',
      en: 'neither mark is registered, and the earlier one was filed first',
    },
  },
  {
    ground: '13.3',
    toShow: {
      zh: '在先商标在对方申请日前已经驰名；复制、摹仿或者翻译；误导公众，可能损害利益',
      en: 'the earlier mark was well known before the other filing; copying, imitation or translation; the public is misled to the owner’s prejudice',
    },
  },
  {
    ground: '15.2',
    toShow: {
      zh: '对方因合同、业务往来或者其他关系明知在先使用的商标',
      en: 'the other side knew of the mark used before, through a contract, business or another relation',
    },
  },
  {
    ground: '32',
    toShow: {
      zh: '对方申请日前已有的著作权、字号等在先权利；或者已使用并有一定影响的商标和不正当手段',
      en: 'copyright, trade name or another right older than the other filing; or a used mark of some reputation, and unfair means',
    },
  },
  {
    ground: '4',
    toShow: {
      zh: '不以使用为目的的恶意申请：对方名下的申请数量、对象和经营情况',
      en: 'bad-faith filing without intent to use: how many marks the other side filed, of whom, and its business',
    },
  },
]

const EVIDENCE: readonly LawText[] = [
  { zh: '主体资格证明、委托书', en: 'Proof of the opponent’s identity, power of attorney' },
  { zh: '在先商标的注册证或者档案', en: 'Certificate or record of the earlier mark' },
  {
    zh: '对方申请日前的使用和宣传证据（合同、发票、广告、奖项）',
    en: 'Use and promotion before the other filing (contracts, invoices, advertising, awards)',
  },
  { zh: '双方商品的销售渠道、消费对象', en: 'Trade channels and customers of both sides’ goods' },
  {
    zh: '对方的其他申请、经营范围、与本方的往来',
    en: 'The other side’s further filings, its business, its dealings with the opponent',
  },
]

const dayOrUnknown = ({ say }: Language, day: CalendarDay | null, isEn: 0 | 1): string =>
  day === null ? say('数据来源未载', 'not in the source') : writtenDate(day, isEn)

const deadlineRows = (memo: OppositionMemo, language: Language): [HtmlValue, HtmlValue][] => {
  const { say, read } = language
  const { opposition, isEn } = memo
  if (opposition === null)
    return [
      [
        say('异议期限', 'Opposition period'),
        say('尚未初步审定公告，异议期限尚未开始。', 'Not published yet: the period has not begun.'),
      ],
    ]
  const { published, months, nominal, due, isHolidayTableMissing } = opposition
  const law = lawOn(published)
  const basis = read(articleName(addressOf(law, '33') ?? '33'))
  return [
    [say('初步审定公告日', 'Published'), writtenDate(published, isEn)],
    [
      say('异议期限', 'Opposition period'),
      say(
        `自公告之日起${months}个月（《商标法》（${law.edition.zh}）${basis}），至${writtenDate(nominal, 0)}`,
        `${months} months from publication (${basis} of the Trademark Law, ${law.edition.en}), until ${writtenDate(nominal, 1)}`,
      ),
    ],
    [
      say('最后一日', 'Last day'),
      html`<strong>${writtenDate(due, isEn)}</strong>${
        due === nominal ? null : say('（遇节假日顺延）', ' (rolled over days off)')
      }${
        isHolidayTableMissing
          ? say(
              '；该年节假日安排尚未公布，请以公布的安排复核。',
              '; the holidays of that year are not published yet: check again.',
            )
          : null
      }`,
    ],
  ]
}

const sideBySide = (memo: OppositionMemo, language: Language): Html => {
  const { say, read } = language
  const { theirs, earlier, ours, applicant, isEn } = memo
  const missing = (name: string, label: string): Html => missingText(name, label)
  const own = (name: string, label: string, told: (mark: MemoMark) => string): HtmlValue =>
    earlier.length === 0
      ? missing(name, label)
      : join(
          earlier.map(mark => told(mark) || say('数据来源未载', 'not in the source')),
          say('；', '; '),
        )
  const list = (words: readonly string[]): string =>
    words.length === 0 ? say('数据来源未载', 'not in the source') : words.join(say('、', '; '))
  const [our, their] = [say('本方在先商标', 'Our earlier mark'), say('被异议商标', 'Opposed mark')]
  return columnTable(
    ['', our, their],
    [
      [say('商标', 'Mark'), ours, theirs.name || say('图形', 'device')],
      [
        say('申请/注册号', 'No.'),
        own('oursNo', say('在先商标的号码', 'number of the earlier mark'), ({ regNo }) => regNo),
        theirs.regNo,
      ],
      [
        say('类别', 'Class'),
        own('oursClass', say('在先商标的类别', 'class of the earlier mark'), mark => String(mark.class)),
        String(theirs.class),
      ],
      [
        say('权利人/申请人', 'Owner'),
        applicant || missing('oursOwner', say('异议人', 'the opponent')),
        theirs.owner || say('数据来源未载', 'not in the source'),
      ],
      [
        say('状态', 'Status'),
        own('oursStatus', say('在先商标的状态', 'status of the earlier mark'), mark => read(mark.status)),
        read(theirs.status),
      ],
      [
        say('申请日', 'Filed'),
        own('oursFiled', say('在先商标的申请日', 'filing date of the earlier mark'), mark =>
          dayOrUnknown(language, mark.filedOn, isEn),
        ),
        dayOrUnknown(language, theirs.filedOn, isEn),
      ],
      [
        say('类似群', 'Similar groups'),
        own('oursGroups', say('在先商标的类似群', 'similar groups of the earlier mark'), mark => mark.groups.join(' ')),
        theirs.groups.join(' ') || say('数据来源未载', 'not in the source'),
      ],
      [
        say('商品/服务', 'Goods or services'),
        own('oursGoods', say('在先商标的商品', 'goods of the earlier mark'), mark => mark.goods.join(say('、', '; '))),
        list(theirs.goods),
      ],
    ],
  )
}

const groundsTable = (memo: OppositionMemo, { say, read }: Language): Html => {
  const law = lawOn(memo.opposition?.published ?? memo.today)
  const rows = GROUNDS.flatMap(({ ground, toShow }) => {
    const address = addressOf(law, ground)
    const known = findGround(ground)
    if (address === null || known === null) return []
    const choice = radioField({
      name: `ground.${ground}`,
      label: read(articleName(address)),
      options: say(['主张', '不主张'], ['claimed', 'not claimed']),
      checked: null,
    })
    return [[read(articleName(address)), read(known), read(toShow), choice]]
  })
  return columnTable(
    say(['条款', '理由', '须证明', '是否主张'], ['Article', 'Ground', 'To be shown', 'Claimed?']),
    rows,
  )
}

const lawQuote = (memo: OppositionMemo, { say, read }: Language): Html | null => {
  const law = lawOn(memo.opposition?.published ?? memo.today)
  const address = addressOf(law, '33')
  const text = address === null ? null : quoteArticle(law, address)
  if (address === null || text === null) return null
  return html`<blockquote><p>${say(`《${law.zh}》（${law.edition.zh}）`, `${law.en} (${law.edition.en}), `)}${read(articleName(address))}${say('：', ': ')}${read(text)}${say('', ' (unofficial translation)')}</p></blockquote>`
}

/**
 * Drafts an internal memo for an opposition in field markup: the period with its arithmetic, both marks side by side, what the rules of likeness
 * found, grounds to choose from, evidence and fee. It decides nothing: no ground is claimed beforehand, and what the register does not say stays
 * open. The same input gives the same text.
 */
export const draftOppositionMemo = (memo: OppositionMemo): { title: string; html: string } => {
  const language = languageOf(memo.isEn)
  const { say, read } = language
  const { theirs, rules, register, day, today, firm } = memo
  const title = say(`商标异议要点：${theirs.regNo}`, `Opposition memo: ${theirs.regNo}`)
  const fee = feesOn(today)
  const { opposition: price } = fee.fees
  const sections = mainSections(language, 'h2', [
    { title: say('期限', 'Time limit'), body: factTable(deadlineRows(memo, language)) },
    { title: say('双方商标', 'The marks'), body: sideBySide(memo, language) },
    {
      title: say('商标的近似', 'Likeness of the marks'),
      body:
        rules.length === 0
          ? html`<p>${say('没有保存比对规则的说明。', 'No rule of likeness is on record.')}</p>`
          : html`<ul>${rules.map(rule => html`<li>${rule.id} ${read(rule)}</li>`)}</ul><p>${say('以上为按规则比对的结果，是否构成近似由代理人判断。', 'These are the findings of rules; whether the marks are similar is for the attorney to judge.')}</p>`,
    },
    {
      title: say('可以主张的理由', 'Grounds to choose from'),
      body: [
        groundsTable(memo, language),
        lawQuote(memo, language),
        question('oppositionFacts', say('事实与理由要点', 'Facts and reasons in brief')),
      ],
    },
    {
      title: say('证据清单', 'Evidence'),
      body: html`<ol>${EVIDENCE.map(item => html`<li>${read(item)}</li>`)}</ol>`,
    },
    {
      title: say('费用与来源', 'Fee and sources'),
      body: factTable([
        [
          read(price),
          say(
            `每类${price.paper}元，网上申请${price.online}元（${fee.source}）`,
            `CNY ${price.paper} a class, CNY ${price.online} online (${fee.source})`,
          ),
        ],
        [
          say('对方数据', 'Data of the opposed mark'),
          say(`${register.zh}，${writtenDate(day, 0)}的数据`, `${register.en}, data of ${writtenDate(day, 1)}`),
        ],
        [
          say('制作', 'Prepared'),
          [
            join([firm.agency, firm.attorney, firm.licenceNo].filter(Boolean), say('，', ', ')),
            firm.agency || firm.attorney ? say('，', ', ') : '',
            writtenDate(today, memo.isEn),
          ],
        ],
      ]),
    },
  ])
  return { title, html: html`<h1>${title}</h1>${sections}`.html }
}
