const LEADS = { from: 0x81, to: 0xfe }
const TRAILS = { from: 0x40, to: 0xfe }

/** The two bytes of each character that GBK writes with two, as one number, by the character's code; 0 for any other. Made at the first use. */
let bytesOf: Uint16Array | undefined

const gbkBytes = (): Uint16Array => {
  if (bytesOf) return bytesOf
  bytesOf = new Uint16Array(0x1_00_00)
  const decoder = new TextDecoder('gbk')
  for (let lead = LEADS.from; lead <= LEADS.to; lead += 1)
    for (let trail = TRAILS.from; trail <= TRAILS.to; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail))
      const code = character.charCodeAt(0)
      if (character.length === 1 && character !== '\ufffd' && bytesOf[code] === 0) bytesOf[code] = lead * 256 + trail
    }
  return bytesOf
}

const FIRST_OF_GB2312 = 0xa1
const isCommon = (bytes: number): boolean =>
  bytes >> 8 >= 0xb0 && bytes >> 8 <= 0xf7 && (bytes & 0xff) >= FIRST_OF_GB2312

const WIDE = /[^\p{ASCII}]/u
const HAN = /\p{Script=Han}/u

/**
 * Returns the text that UTF-8 bytes had before they were read as GBK once (`鍗椾含` was 南京), or null where the text is none such: it
 * must become UTF-8 whole, all of whose ideographs are common ones, while some of its own are rare.
 */
export const undoWrongDecoding = (text: string): string | null => {
  if (!WIDE.test(text)) return null
  const table = gbkBytes()
  const pairOf = (code: number): number => table[code] ?? 0
  let hasRare = false
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code < 0x80) continue
    const pair = pairOf(code)
    if (pair === 0) return null
    if (!isCommon(pair)) hasRare = true
  }
  if (!hasRare) return null
  const bytes = Array.from(text, character => character.charCodeAt(0)).flatMap(code =>
    code < 0x80 ? [code] : [pairOf(code) >> 8, pairOf(code) & 0xff],
  )
  try {
    const undone = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    const wide = [...undone].filter(character => WIDE.test(character))
    const isPlausible =
      wide.some(character => HAN.test(character)) &&
      wide.every(character => !HAN.test(character) || isCommon(pairOf(character.charCodeAt(0))))
    return isPlausible ? undone : null
  } catch {
    return null
  }
}
