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
    ...parts,
  ])
  settleTimes(zip)
  return zip
}
