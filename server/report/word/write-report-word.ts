import { Document, Footer, Header, PageNumber, Paragraph, SectionType, TextRun } from 'docx'
import { CHINESE } from '../../word/paper/chinese.ts'
import { ENGLISH } from '../../word/paper/english.ts'
import { coreProperties, packWord } from '../../word/paper/pack-word.ts'
import { PAGE, wordStyles } from '../../word/paper/styles.ts'
import { readRareFonts } from '../rare-fonts.ts'
import type { Block, FigureBlock, Line, ReportOutline } from '../report-block.ts'
import { RARE_CHARACTERS, wordBlocks, wordLine } from './word-blocks.ts'

const isFigure = (block: Block): block is FigureBlock => block.kind === 'figure'

/** Draws the pictures of an outline; the library is loaded only where there are any. */
const picturesOf = async ({ cover, body }: ReportOutline): Promise<ReadonlyMap<FigureBlock, Uint8Array>> => {
  const figures = [...cover, ...body].filter(isFigure)
  if (figures.length === 0) return new Map()
  const { drawPicture } = await import('./draw-picture.ts')
  return new Map(await Promise.all(figures.map(async figure => [figure, await drawPicture(figure)] as const)))
}

/** Writes the outline as a Word file in the styles of all Word files. The same outline gives the same bytes. */
export const writeReportWord = async (outline: ReportOutline, { isEn }: { isEn: 0 | 1 }): Promise<Uint8Array> => {
  const language = isEn ? ENGLISH : CHINESE
  const rare = await readRareFonts(JSON.stringify(outline), character => !RARE_CHARACTERS.test(character))
  const write = wordBlocks(language, await picturesOf(outline))
  const paragraph = (style: string, ...line: Line): Paragraph =>
    new Paragraph({ style, children: wordLine(line, language) })
  const between = outline.isLettered ? '\n' : '　'
  const names = outline.names.flatMap(
    (text, place): Line => [...(place === 0 ? [] : [between]), { text, isWhole: !outline.isLettered }],
  )
  const number = isEn ? `No. ${outline.number}` : `编号 ${outline.number}`
  const { page, ofPages } = language
  const document = new Document({
    fonts: rare.flatMap(font => ('bytes' in font ? [{ name: font.name, data: font.bytes }] : [])),
    styles: wordStyles(language),
    sections: [
      {
        headers: {
          default: new Header({
            children: [
              paragraph(
                'Header',
                `${outline.firm === '' ? '' : `${outline.firm}　`}${outline.title}　${number}　${outline.day}`,
              ),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              paragraph('Footer', outline.register),
              new Paragraph({
                style: 'Footer',
                children: [
                  new TextRun({
                    children: [page[0], PageNumber.CURRENT, page[1], ofPages[0], PageNumber.TOTAL_PAGES, ofPages[1]],
                  }),
                ],
              }),
            ],
          }),
        },
        properties: {
          type: SectionType.NEXT_PAGE,
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: {
              top: PAGE.vertical,
              bottom: PAGE.vertical,
              left: PAGE.horizontal,
              right: PAGE.horizontal,
              header: PAGE.header,
              footer: PAGE.footer,
            },
          },
        },
        children: [
          paragraph('Heading1', outline.title),
          paragraph('Subtitle', ...names),
          ...write(outline.cover),
          paragraph('ListParagraph', outline.notice),
          ...write(outline.body),
        ],
      },
    ],
  })
  const createdAt = new Date(`${outline.day}T00:00:00+08:00`)
  return packWord(document, coreProperties({ title: `${outline.title} ${outline.subject}`, createdAt }))
}
