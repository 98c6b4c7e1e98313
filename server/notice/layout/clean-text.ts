/**
 * CJK radical code points (U+2E80–2EF3) and the ideograph drawn the same. Chromium writes them into the text layer of
 * the PDFs it prints; NFKC folds the Kangxi radicals (U+2F00–2FDF) but not these, and ⼾ to the traditional 戶. The rare
 * ideograph 㬵 shares its drawing with 胶 in the fonts of Noto and Source Han.
 */
const PAIRS = `
  ⼾户 㬵胶
  ⺁厂 ⺂乛 ⺃乚 ⺄乙 ⺅亻 ⺆冂 ⺇几 ⺈刀 ⺉刂 ⺊卜 ⺋㔾 ⺌小 ⺍小 ⺎兀 ⺏尣 ⺐尢 ⺑尢 ⺒巳 ⺓幺 ⺔彑
  ⺕彐 ⺖忄 ⺗心 ⺘扌 ⺙攵 ⺛旡 ⺜日 ⺝月 ⺞歹 ⺟母 ⺠民 ⺡氵 ⺢氺 ⺣灬 ⺤爫 ⺥爪 ⺦丬 ⺧牛 ⺨犭 ⺩王
  ⺪疋 ⺫罒 ⺬示 ⺭礻 ⺮竹 ⺯糹 ⺰纟 ⺱罓 ⺲罒 ⺳罓 ⺴罓 ⺵罓 ⺶羊 ⺷羊 ⺸羊 ⺹耂 ⺺聿 ⺻聿 ⺼月 ⺽臼
  ⺾艹 ⺿艹 ⻀艹 ⻁虎 ⻂衤 ⻃覀 ⻄西 ⻅见 ⻆角 ⻇角 ⻈讠 ⻉贝 ⻊足 ⻋车 ⻌辶 ⻍辶 ⻎辶 ⻏阝 ⻐钅 ⻑長
  ⻒镸 ⻓长 ⻔门 ⻕阝 ⻖阝 ⻗雨 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻞飠 ⻟飠 ⻠饣 ⻡首 ⻢马 ⻣骨 ⻤鬼 ⻥鱼
  ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻱龜 ⻲亀 ⻳龟
`

const IDEOGRAPH_OF_RADICAL: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/\s+/)
    .map(pair => [pair.charAt(0), pair.charAt(1)]),
)

/** Kangxi radicals, compatibility ideographs, ligatures of Latin letters, full-width letters and digits; full-width punctuation stays as printed. */
const FOLDED = /[\u2F00-\u2FDF\uF900-\uFAFF\uFB00-\uFB06\u{2F800}-\u{2FA1F}０-９Ａ-Ｚａ-ｚ]/u
/** Format characters, soft hyphens and joiners that a producer may leave in the text. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u

/** One character as it is meant: radicals and wide letters folded, any white space one space, invisible ones gone. */
export const cleanCharacter = (raw: string): string => {
  if (/\s/u.test(raw)) return ' '
  if (INVISIBLE.test(raw)) return ''
  return IDEOGRAPH_OF_RADICAL.get(raw) ?? (FOLDED.test(raw) ? raw.normalize('NFKC') : raw)
}

/** A text with every character cleaned; for comparing what stands on a page with what was read. */
export const cleanText = (raw: string): string => Array.from(raw, cleanCharacter).join('')
