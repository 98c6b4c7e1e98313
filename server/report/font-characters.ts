const TABLE_DIRECTORY = 12
const TABLE_RECORD = 16
const ENCODING_RECORD = 8
/** The formats of subtables that are read: runs over all of Unicode, and segments of its first plane. */
const RUNS_FORMAT = 12
const SEGMENTS_FORMAT = 4
const RUNS = 16
const RUN_BYTES = 12
const SEGMENTS = 14
/** The place in the table `head` that says whether places in the table of outlines are whole or halved. */
const LOCATION_FORMAT = 50

const findTable = (font: DataView, name: string): number => {
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const record = TABLE_DIRECTORY + index * TABLE_RECORD
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(at => font.getUint8(record + at)))
    if (tag === name) return font.getUint32(record + 8)
  }
  throw new Error(`The font has no table ${name}.`)
}

/** Code points that follow one another, and the glyph of each. */
interface Run {
  first: number
  last: number
  glyphOf: (code: number) => number
}

const readRuns = (font: DataView, table: number): Run[] =>
  Array.from({ length: font.getUint32(table + 12) }, (_, run) => {
    const at = table + RUNS + run * RUN_BYTES
    const [first, last, glyph] = [font.getUint32(at), font.getUint32(at + 4), font.getUint32(at + 8)]
    return { first, last, glyphOf: code => glyph + code - first }
  })

const readSegments = (font: DataView, table: number): Run[] => {
  const bytes = font.getUint16(table + 6)
  const ends = table + SEGMENTS
  const starts = ends + bytes + 2
  return Array.from({ length: bytes / 2 }, (_, segment) => {
    const [last, first] = [font.getUint16(ends + segment * 2), font.getUint16(starts + segment * 2)]
    const shift = font.getUint16(starts + bytes + segment * 2)
    const listAt = starts + 2 * bytes + segment * 2
    const list = font.getUint16(listAt)
    const glyphOf = (code: number): number => {
      if (list === 0) return (code + shift) & 0xffff
      const glyph = font.getUint16(listAt + list + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + shift) & 0xffff
    }
    // The last segment is only an end mark.
    return { first, last: Math.min(last, 0xfffe), glyphOf }
  })
}

const findRuns = (font: DataView): Run[] => {
  const cmap = findTable(font, 'cmap')
  const tables = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, index) => cmap + font.getUint32(cmap + 4 + index * ENCODING_RECORD + 4),
  )
  const ofFormat = (format: number) => tables.find(table => font.getUint16(table) === format)
  const [whole, plane] = [ofFormat(RUNS_FORMAT), ofFormat(SEGMENTS_FORMAT)]
  if (whole !== undefined) return readRuns(font, whole)
  if (plane !== undefined) return readSegments(font, plane)
  throw new Error('The font does not map Unicode in a way that is read here.')
}

/** Returns a test whether a glyph has an outline: a glyph without one takes no bytes. */
const outlined = (font: DataView): ((glyph: number) => boolean) => {
  const places = findTable(font, 'loca')
  const isWhole = font.getInt16(findTable(font, 'head') + LOCATION_FORMAT) === 1
  const placeOf = (glyph: number): number =>
    isWhole ? font.getUint32(places + glyph * 4) : font.getUint16(places + glyph * 2)
  return glyph => placeOf(glyph + 1) > placeOf(glyph)
}

/**
 * Returns the code points that a TrueType font has ink for, and the spaces that it knows. Throws where the font maps
 * them in another way.
 */
export const fontCharacters = (bytes: Uint8Array): Set<number> => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hasOutline = outlined(font)
  const characters = new Set<number>()
  for (const { first, last, glyphOf } of findRuns(font))
    for (let code = first; code <= last; code += 1) {
      const glyph = glyphOf(code)
      if (glyph > 0 && (hasOutline(glyph) || /\s/u.test(String.fromCodePoint(code)))) characters.add(code)
    }
  return characters
}
