import { AlignmentType, type IFontAttributesProperties, LineRuleType } from 'docx'
import { PAPER_WORDS } from '#extensions/on-paper.ts'
import type { WordLanguage } from './styles.ts'

/** Has no hint, so quotation marks and dashes stay Latin; Chinese marks and names still get a Chinese font. */
const FONT: IFontAttributesProperties = {
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  cs: 'Times New Roman',
  eastAsia: '宋体',
}
/** Returns line spacing in 240ths of a line. */
const lines = (line: number) => ({ line, lineRule: LineRuleType.AUTO })
const heading = (outlineLevel: number, before: number) => ({
  spacing: { ...lines(276), before, after: 80 },
  keepNext: true,
  outlineLevel,
})

/** The look of English documents: Times New Roman 12 pt, 1.15 lines, space between paragraphs instead of an indent. */
export const ENGLISH: WordLanguage = {
  locale: { value: 'en-US', eastAsia: 'zh-CN' },
  looks: {
    Normal: { run: { font: FONT, size: 24 }, paragraph: { spacing: lines(276) } },
    BodyText: { paragraph: { spacing: { ...lines(276), after: 120 } } },
    Heading1: {
      run: { size: 40, bold: true },
      paragraph: {
        alignment: AlignmentType.CENTER,
        spacing: { ...lines(276), after: 240 },
        keepNext: true,
        outlineLevel: 0,
      },
    },
    Subtitle: { paragraph: { alignment: AlignmentType.CENTER, spacing: { ...lines(276), after: 240 } } },
    Heading2: { run: { size: 24, bold: true }, paragraph: heading(1, 240) },
    Heading3: { run: { size: 24, bold: true }, paragraph: heading(2, 160) },
    Heading4: { run: { size: 24, italics: true }, paragraph: heading(3, 120) },
    Quote: { paragraph: { indent: { left: 480, right: 480 }, spacing: { ...lines(276), after: 120 } } },
    ListParagraph: { paragraph: { spacing: { ...lines(276), after: 60 } } },
    Closing: {},
    Salutation: { paragraph: { spacing: { ...lines(276), before: 240, after: 120 } } },
    Signature: { paragraph: { spacing: { ...lines(276), after: 60 } } },
    TableText: { run: { size: 21 }, paragraph: { spacing: lines(252) } },
    TableHeading: { run: { bold: true }, paragraph: { keepNext: true } },
    Spacer: { run: { size: 8 }, paragraph: { spacing: { line: 160, lineRule: LineRuleType.EXACT } } },
    End: { run: { size: 2 }, paragraph: { spacing: { line: 20, lineRule: LineRuleType.EXACT } } },
    Header: { run: { size: 18 }, paragraph: { alignment: AlignmentType.RIGHT } },
    Footer: { run: { size: 18 }, paragraph: { alignment: AlignmentType.CENTER } },
  },
  hasEastAsianHint: false,
  ...PAPER_WORDS.en,
}
