import type { WordOrigin } from '../word/word-origin.ts'
import { readOrigin } from './read-origin.ts'
import { readZip } from './read-zip.ts'
import { WordRefusal } from './word-refusal.ts'

/** Many times the longest document that has been measured. */
const MOST_BYTES = 24 * 2 ** 20
const MAIN_PART = 'word/document.xml'
const PROPERTIES = 'docProps/custom.xml'

/** The XML of a .docx's main part. Throws `WordRefusal` notWord or tooComplex. */
export const readMainPart = (bytes: Uint8Array): string => {
  const xml = readZip(bytes, [MAIN_PART], MOST_BYTES).get(MAIN_PART)
  if (xml === undefined) throw new WordRefusal('notWord')
  return xml
}

/** What a .docx made here says it was made of. Throws `WordRefusal`, notExported for one that was not made here. */
export const readWordOrigin = (bytes: Uint8Array): WordOrigin => {
  const origin = readOrigin(readZip(bytes, [PROPERTIES], MOST_BYTES).get(PROPERTIES) ?? '<none/>')
  if (origin === null) throw new WordRefusal('notExported')
  return origin
}
