import { AlignmentType, type IFontAttributesProperties, LineRuleType } from 'docx'
import { PAPER_WORDS } from '#extensions/on-paper.ts'
import type { WordLanguage } from './styles.ts'

/** Sets figures and Latin letters in Times New Roman; the hint gives “ ” — … to the Chinese font. */
const font = (eastAsia: string): IFontAttributesProperties => ({
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  cs: 'Times New Roman',
  eastAsia,
  hint: 'eastAsia',
})
const exactly = (line: number) => ({ line, lineRule: LineRuleType.EXACT })
const TWO_CHARACTERS = { firstLine: 480, firstLineChars: 200 }

/** Leaves room for a name of twenty characters with its stamp. */
const SIGNATURE_INDENT = 2000

/**
 * The look of Chinese documents (docs/screens.md §3 "07 Print"): 仿宋 小四, 21 pt a line, the first line indented by two
 * characters.
 */
export const CHINESE: WordLanguage = {
  locale: { value: 'en-US', eastAsia: 'zh-CN' },
  looks: {
    Normal: { run: { font: font('仿宋'), size: 24 }, paragraph: { spacing: exactly(420) } },
    BodyText: { paragraph: { indent: TWO_CHARACTERS } },
    Heading1: {
      run: { font: font('宋体'), size: 40, bold: true },
      paragraph: {
        alignment: AlignmentType.CENTER,
        spacing: { ...exactly(600), after: 240 },
        keepNext: true,
        outlineLevel: 0,
      },
    },
    Subtitle: { paragraph: { alignment: AlignmentType.CENTER, spacing: { ...exactly(420), after: 200 } } },
    Heading2: {
      run: { font: font('黑体'), size: 24, bold: true },
      paragraph: { spacing: { ...exactly(420), before: 200, after: 40 }, keepNext: true, outlineLevel: 1 },
    },
    Heading3: {
      run: { font: font('黑体'), size: 24, bold: true },
      paragraph: { spacing: { ...exactly(420), before: 100, after: 40 }, keepNext: true, outlineLevel: 2 },
    },
    Heading4: {
      run: { font: font('黑体'), size: 24 },
      paragraph: { spacing: { ...exactly(420), before: 60 }, keepNext: true, outlineLevel: 3 },
    },
    Quote: {
      run: { font: font('楷体') },
      paragraph: { indent: { left: 480, right: 480, ...TWO_CHARACTERS } },
    },
    ListParagraph: {},
    Closing: { paragraph: { spacing: { ...exactly(420), before: 200 } } },
    Salutation: {},
    Signature: { paragraph: { indent: { left: SIGNATURE_INDENT } } },
    TableText: { run: { size: 21 }, paragraph: { spacing: exactly(330) } },
    TableHeading: { run: { bold: true }, paragraph: { keepNext: true } },
    Spacer: { run: { size: 8 }, paragraph: { spacing: exactly(160) } },
    End: { run: { size: 2 }, paragraph: { spacing: exactly(20) } },
    Header: { run: { size: 18 }, paragraph: { alignment: AlignmentType.RIGHT } },
    Footer: { run: { size: 18 }, paragraph: { alignment: AlignmentType.CENTER } },
  },
  hasEastAsianHint: true,
  ...PAPER_WORDS.zh,
}
