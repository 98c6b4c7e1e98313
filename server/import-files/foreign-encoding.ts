/** An encoding that is not read, and a cell of the file in it, by which people see that it is that. */
export interface ForeignEncoding {
  name: string
  cell: string
}

const ASCII_END = 0x80
const FOUR_BYTES = { from: 0x30, to: 0x39 }
/** Where GB2312 has its signs and its characters: nearly all of any text in GB18030. */
const isCommonGb = (lead: number, trail: number): boolean =>
  trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xf7) || (lead >= 0xa1 && lead <= 0xa9))
/** Where Big5 has its signs and its frequent characters. */
const isCommonBig5 = (lead: number): boolean => lead >= 0xa1 && lead <= 0xc6

const COMMON = 0.8
const ALONE = 0.7

interface Counts {
  pairs: number
  gb: number
  big5: number
  high: number
  /** Bytes beyond ASCII between two of ASCII: letters with accents. */
  alone: number
}

const count = (bytes: Uint8Array): Counts => {
  const counts: Counts = { pairs: 0, gb: 0, big5: 0, high: 0, alone: 0 }
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < ASCII_END) continue
    counts.high += 1
    if ((bytes[at - 1] ?? 0) < ASCII_END && (bytes[at + 1] ?? 0) < ASCII_END) counts.alone += 1
  }
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]]
    if (lead < ASCII_END) continue
    at += 1
    if (trail >= FOUR_BYTES.from && trail <= FOUR_BYTES.to) continue
    counts.pairs += 1
    if (isCommonGb(lead, trail)) counts.gb += 1
    if (isCommonBig5(lead)) counts.big5 += 1
  }
  return counts
}

const LONGEST_CELL = 60
const PARTING = /[\n\r,;\t"]+/

/** The first cell that is not ASCII. */
const cellIn = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding)
    .decode(bytes)
    .split(PARTING)
    .find(cell => /[^\p{ASCII}]/u.test(cell))
    ?.trim()
    .slice(0, LONGEST_CELL) ?? ''

const isIn = (bytes: Uint8Array, encoding: string): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Returns what bytes that are no UTF-8 are in where that is not GB18030, which takes nearly any bytes: `Müller` in Latin-1
 * would be read as `M黮ler`. Null for GB18030, and where nothing speaks against it.
 */
export const findForeignEncoding = (bytes: Uint8Array): ForeignEncoding | null => {
  const { pairs, gb, big5, high, alone } = count(bytes)
  if (pairs === 0 || gb / pairs >= COMMON) return null
  if (alone / high >= ALONE) return { name: 'Latin-1', cell: cellIn(bytes, 'windows-1252') }
  if (big5 / pairs >= COMMON && isIn(bytes, 'big5')) return { name: 'Big5', cell: cellIn(bytes, 'big5') }
  return null
}
