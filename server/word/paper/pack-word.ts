import { type Document, Packer } from 'docx'
import { plainText } from './controls.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const escapeXml = (text: string): string =>
  plainText(text).replace(/[&<>]/g, character => ENTITIES[character] ?? '')

const timestamp = (name: string, time: Date): string =>
  `<dcterms:${name} xsi:type="dcterms:W3CDTF">${time.toISOString()}</dcterms:${name}>`

/** Returns docProps/core.xml with the author, the title, and the time where one is given. */
export const coreProperties = ({ title, createdAt }: { title: string; createdAt?: Date | undefined }): string =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>Rejoinder</dc:creator>`,
    '<cp:lastModifiedBy>Rejoinder</cp:lastModifiedBy>',
    createdAt ? timestamp('created', createdAt) + timestamp('modified', createdAt) : '',
    '</cp:coreProperties>',
  ].join('')

/** A part of a file that docx does not write. */
export interface ExtraPart {
  path: string
  data: string
}

/** Midnight of 1 January 1980 as a zip file writes it: its earliest time. */
const ZIP_EPOCH = 0x00210000
const END_RECORD_BYTES = 22
const ENTRY_BYTES = 46

/** Sets the time of every file in the zip in both places: in the directory at the end and before the file itself. */
const settleTimes = (zip: Uint8Array): void => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.byteLength - END_RECORD_BYTES
  let entry = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    view.setUint32(entry + 12, ZIP_EPOCH, true)
    view.setUint32(view.getUint32(entry + 42, true) + 10, ZIP_EPOCH, true)
    const variable =
      view.getUint16(entry + 28, true) + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true)
    entry += ENTRY_BYTES + variable
  }
}

/** Gives the fonts of the document keys by their places, in the file and in the table: docx draws them by chance. */
const settleFonts = (document: Document): ExtraPart[] => {
  const { files } = document.FontTable
  if (files.length === 0) return []
  const faces = files.map((file, place) => {
    const fontKey = `00000000-0000-0000-0000-${(place + 1).toString(16).padStart(12, '0')}`
    Object.assign(file, { fontKey })
    const embedded = `<w:embedRegular r:id="rId${place + 1}" w:fontKey="{${fontKey}}"/>`
    return `<w:font w:name="${escapeXml(file.name)}"><w:charset w:val="86"/>${embedded}</w:font>`
  })
  const data = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
    ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    ...faces,
    '</w:fonts>',
  ].join('')
  return [{ path: 'word/fontTable.xml', data }]
}

/**
 * Packs the document as a .docx with these core properties in place of docx's own, which hold the time of writing, and
 * with further parts. The same document gives the same bytes at any time and in any time zone.
 */
export const packWord = async (
  document: Document,
  coreProperties: string,
  parts: readonly ExtraPart[] = [],
): Promise<Uint8Array> => {
  const zip = await Packer.pack(document, 'uint8array', undefined, [
    { path: 'docProps/core.xml', data: coreProperties },
    ...settleFonts(document),
    ...parts,
  ])
  settleTimes(zip)
  return zip
}
