import { EXPORT_KINDS } from '#contract/document-html.ts'
import { ORIGIN_NAMES, type WordOrigin } from '../word/way-back.ts'
import { parseXml } from './parse-xml.ts'
import { readZip } from './read-zip.ts'
import { WordRefusal } from './word-refusal.ts'

const WHOLE_NUMBER = /^\d{1,15}$/

/** Returns the custom properties of a Word file, by name. */
const readProperties = (xml: string): Map<string, string> => {
  const properties = new Map<string, string>()
  let name = ''
  parseXml(xml, {
    open: tag => {
      if (tag.name === 'property') name = tag.attributes['name'] ?? ''
    },
    close: () => undefined,
    text: text => {
      if (text.trim() !== '') properties.set(name, (properties.get(name) ?? '') + text.trim())
    },
  })
  return properties
}

/** Returns the origin that docProps/custom.xml names; null where it names none. */
const readOrigin = (xml: string): WordOrigin | null => {
  const properties = readProperties(xml)
  const [logId = '', revision = '', kind] = [ORIGIN_NAMES.logId, ORIGIN_NAMES.revision, ORIGIN_NAMES.type].map(name =>
    properties.get(name),
  )
  const type = EXPORT_KINDS.find(one => one === kind)
  if (type === undefined || !WHOLE_NUMBER.test(logId) || !WHOLE_NUMBER.test(revision)) return null
  return { logId: Number(logId), revision: Number(revision), type }
}

/** Many times the longest document that has been measured. */
const MOST_BYTES = 24 * 2 ** 20
const MAIN_PART = 'word/document.xml'
const PROPERTIES = 'docProps/custom.xml'

/** Returns the XML of a .docx's main part. Throws `WordRefusal` notWord or tooComplex. */
export const readMainPart = (bytes: Uint8Array): string => {
  const xml = readZip(bytes, [MAIN_PART], MOST_BYTES).get(MAIN_PART)
  if (xml === undefined) throw new WordRefusal('notWord')
  return xml
}

/** Returns the export that a .docx was made in. Throws `WordRefusal`, notExported for a file that was not made here. */
export const readWordOrigin = (bytes: Uint8Array): WordOrigin => {
  const origin = readOrigin(readZip(bytes, [PROPERTIES], MOST_BYTES).get(PROPERTIES) ?? '<none/>')
  if (origin === null) throw new WordRefusal('notExported')
  return origin
}
