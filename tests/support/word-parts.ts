import { strFromU8, unzipSync } from 'fflate'

/** The text of every part of a .docx, by its path. */
export const readWordParts = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]))

/** XML with one element a line, text kept beside its own element so that no white space is added to it. */
export const prettyXml = (xml: string): string => {
  let depth = 0
  const lines: string[] = []
  for (const [piece] of xml.matchAll(/<[^>]*>(?:[^<]+<\/[^>]*>)?/g)) {
    if (piece.startsWith('</')) depth -= 1
    lines.push('  '.repeat(depth) + piece)
    if (!piece.startsWith('</') && !/^<\?|\/[^<>]*>$/.test(piece)) depth += 1
  }
  return `${lines.join('\n')}\n`
}

/** The words of a part in reading order, a line for each paragraph. */
export const wordText = (xml: string): string =>
  xml
    .replace(/<w:br\/>/g, '\n')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFC\u{10000}-\u{10FFFF}]/u

/** What would make Word offer a repair: a cell without a paragraph at its end, illegal characters, dangling ids. */
export const findWordFaults = (parts: ReadonlyMap<string, string>): string[] => {
  const document = parts.get('word/document.xml') ?? ''
  const relations = parts.get('word/_rels/document.xml.rels') ?? ''
  const targets = new Map([...relations.matchAll(/Id="([^"]+)"[^>]*Target="([^"]+)"/g)].map(([, id, to]) => [id, to]))
  return [
    ...[...document.matchAll(/(.{0,40})(?<!<\/w:p>|<w:p\/>)<\/w:tc>/g)].map(([, end]) => `cell ends in ${end}`),
    ...[...parts]
      .filter(([path, text]) => !path.startsWith('word/media/') && ILLEGAL.test(text))
      .map(([path]) => `illegal character in ${path}`),
    ...[...document.matchAll(/r:id="([^"]+)"/g)]
      .filter(([, id]) => !parts.has(`word/${targets.get(id)}`))
      .map(([, id]) => `nothing behind ${id}`),
  ]
}
