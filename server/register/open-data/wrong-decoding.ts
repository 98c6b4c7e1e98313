const LEADS = { from: 0x81, to: 0xfe }
const TRAILS = { from: 0x40, to: 0xfe }

/** The two bytes of each character that GBK writes with two, as one number; made at the first use. */
let bytesOf: Map<string, number> | undefined

const gbkBytes = (): Map<string, number> => {
  if (bytesOf) return bytesOf
  bytesOf = new Map()
  const decoder = new TextDecoder('gbk')
  for (let lead = LEADS.from; lead <= LEADS.to; lead += 1)
    for (let trail = TRAILS.from; trail <= TRAILS.to; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail))
      if ([...character].length === 1 && character !== '\ufffd' && !bytesOf.has(character))
        bytesOf.set(character, lead * 256 + trail)
    }
  return bytesOf
}

const FIRST_OF_GB2312 = 0xa1
const isCommon = (bytes: number | undefined): boolean =>
  bytes !== undefined && bytes >> 8 >= 0xb0 && bytes >> 8 <= 0xf7 && (bytes & 0xff) >= FIRST_OF_GB2312

const WIDE = /[^\p{ASCII}]/u
const HAN = /\p{Script=Han}/u

/**
 * Returns the text that UTF-8 bytes had before they were read as GBK once (`鍗椾含` was 南京), or null where the text is none such: it
 * must become UTF-8 whole, all of whose ideographs are common ones, while some of its own are rare.
 */
export const undoWrongDecoding = (text: string): string | null => {
  if (!WIDE.test(text)) return null
  const table = gbkBytes()
  const bytes: number[] = []
  let hasRare = false
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) {
      bytes.push(code)
      continue
    }
    const pair = table.get(character)
    if (pair === undefined) return null
    if (!isCommon(pair)) hasRare = true
    bytes.push(pair >> 8, pair & 0xff)
  }
  if (!hasRare) return null
  try {
    const undone = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    const wide = [...undone].filter(character => WIDE.test(character))
    const isPlausible =
      wide.some(character => HAN.test(character)) &&
      wide.every(character => !HAN.test(character) || isCommon(table.get(character)))
    return isPlausible ? undone : null
  } catch {
    return null
  }
}
