import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page without its spaces, and the titles of the bookmarks, those below others after them. */
export const readPdf = async (bytes: Uint8Array): Promise<{ pages: string[]; bookmarks: string[] }> => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(
      items
        .map(item => ('str' in item ? item.str : ''))
        .join('')
        .replace(/\s/gu, ''),
    )
  }
  const outline = (await pdf.getOutline()) ?? []
  const bookmarks = outline.flatMap(({ title, items }) => [title, ...items.map(item => item.title)])
  await task.destroy()
  return { pages, bookmarks }
}
