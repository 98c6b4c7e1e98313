const TABLE_DIRECTORY = 12
const TABLE_RECORD = 16
const ENCODING_RECORD = 8
/** The subtable that maps all of Unicode in runs. */
const SEGMENTED_COVERAGE = 12
const RUNS = 16
const RUN_BYTES = 12
/** Of the table `head`: whether places in the table of outlines are written as they are or halved. */
const LOCATION_FORMAT = 50

const findTable = (font: DataView, name: string): number => {
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const record = TABLE_DIRECTORY + index * TABLE_RECORD
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(at => font.getUint8(record + at)))
    if (tag === name) return font.getUint32(record + 8)
  }
  throw new Error(`The font has no table ${name}.`)
}

const findRuns = (font: DataView): number => {
  const cmap = findTable(font, 'cmap')
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const table = cmap + font.getUint32(cmap + 4 + index * ENCODING_RECORD + 4)
    if (font.getUint16(table) === SEGMENTED_COVERAGE) return table
  }
  throw new Error('The font does not map all of Unicode.')
}

/** Tells whether a glyph has an outline: one without takes no bytes. */
const outlined = (font: DataView): ((glyph: number) => boolean) => {
  const places = findTable(font, 'loca')
  const isWhole = font.getInt16(findTable(font, 'head') + LOCATION_FORMAT) === 1
  const placeOf = (glyph: number): number =>
    isWhole ? font.getUint32(places + glyph * 4) : font.getUint16(places + glyph * 2)
  return glyph => placeOf(glyph + 1) > placeOf(glyph)
}

/** Code points that a TrueType font has ink for, and the spaces that it knows. Throws where it does not map all of Unicode. */
export const fontCharacters = (bytes: Uint8Array): Set<number> => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hasOutline = outlined(font)
  const runs = findRuns(font)
  const characters = new Set<number>()
  for (let run = 0; run < font.getUint32(runs + 12); run += 1) {
    const at = runs + RUNS + run * RUN_BYTES
    const [first, last, glyph] = [font.getUint32(at), font.getUint32(at + 4), font.getUint32(at + 8)]
    for (let code = first; code <= last; code += 1)
      if (hasOutline(glyph + code - first) || /\s/u.test(String.fromCodePoint(code))) characters.add(code)
  }
  return characters
}
