import { plainText } from './plain-text.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeXml = (text: string): string => plainText(text).replace(/[&<>]/g, character => ENTITIES[character] ?? '')

const timestamp = (name: string, time: Date): string =>
  `<dcterms:${name} xsi:type="dcterms:W3CDTF">${time.toISOString()}</dcterms:${name}>`

/** docProps/core.xml: who made the file, what it is called, and its time where one is given. */
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
