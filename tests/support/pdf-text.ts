import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * The text of each page without its spaces; the stretches of text that stand at one height, page by page; and the titles of the
 * bookmarks, those below others after them.
 */
export const readPdf = async (
  bytes: Uint8Array,
): Promise<{ pages: string[]; lines: string[]; bookmarks: string[] }> => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages: string[] = []
  const lines: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.flatMap(item =>
      'str' in item ? [{ text: item.str, height: item.transform[5] as number }] : [],
    )
    pages.push(
      texts
        .map(({ text }) => text)
        .join('')
        .replace(/\s/gu, ''),
    )
    const byHeight = Map.groupBy(texts, ({ height }) => Math.round(height))
    for (const line of byHeight.values()) lines.push(line.map(({ text }) => text).join(''))
  }
  const outline = (await pdf.getOutline()) ?? []
  const bookmarks = outline.flatMap(({ title, items }) => [title, ...items.map(item => item.title)])
  await task.destroy()
  return { pages, lines, bookmarks }
}
