import type { MarkContext } from '../../../server/similarity/mark-context.ts'

const CONTEXTS: Record<string, MarkContext> = {
  wine: { niceClass: 33, goods: ['白酒', '果酒（含酒精）'] },
  skincare: { niceClass: 3, goods: ['美容面膜'] },
  clothes: { niceClass: 25, goods: ['服装', '鞋'] },
  stylised: { isStylised: true },
  device: { hasDevice: true },
  famous: { famous: true },
}

/** Of each rule, pairs it applies to and near misses it must leave alone: `one / other`, then the context after `@`. */
const CASES: Record<string, readonly [fires: string, silent: string]> = {
  R01: [
    '青 砚 / 青硯; Ｎｏｖａ / NOVA®; 雪 & 月 / 雪和月; 川之源 / 川源; 三叠石 / 3叠石; Café Novă / CAFE NOVA; 4EVER TELVI / FOREVER TELVI; 100%鲜松 / 百分百鲜松',
    '青砚 / 青岩; 和平 / 平; NOVA / NOVAS; 墨豚 / 墨海豚',
  ],
  R02: ['松涛 / 涛松; 雲海松 / 松云海; 望舒青崖 / 青崖望舒', '蜂蜜 / 蜜蜂; 牛奶 / 奶牛; 松涛 / 松涛; 松涛涛 / 松松涛'],
  R03: [
    '奥黛丽 / 奥黛莉; 维斯特 / 维斯顿; 贝拉米诺 / 贝拉米娜; 康师傅 / 康帅傅; 维斯特集团 / 维斯顿集团; 稻香村 / 稻花村',
    '松涛 / 松海; 乐天优选 / 乐华优选; 青禾时光 / 青叶时光; 松涛生活馆 / 松海生活馆; 奥黛丽 / 奥黛; 向日葵 / 向日镜; 金刚石 / 金刚狼',
  ],
  R04: [
    '奥黛丽 / 费黛丽; 萤火虫 / 萤火城; 啄木鸟 / 啄木马; 电老虎 / 电飞虎; 过山车 / 过山风; 毛毛虫 / 毛毛雨; 霸王龙 / 霸王花; 龙须面 / 龙须糖',
    '奥黛丽 / 奥黛莉; 清松涛 / 青松涛; 松涛 / 海涛; 啄木鸟 / 啄木乌; 过山车 / 过山莱; 毛毛虫 / 毛毛重; 千里马 / 千里码; 稻香村 / 稻花村',
  ],
  R05: [
    '松涛 / 松海; 明堂 / 玉堂; 望舒 / 望京; 华为 / 华威; 乐天优选 / 乐华优选; 青禾时光 / 青叶时光; 松涛之家 / 松海之家; 松涛优选生活馆 / 松海优选生活馆; 松涛纯棉 / 松海纯棉 @clothes',
    '己任 / 已任; 清砚 / 青砚; 清砚优选 / 青砚优选; 松涛山庄 / 松涛山居; 松涛纯棉 / 松海纯棉 @wine; 松涛 / 海月; 松涛涛 / 松海涛',
  ],
  R06: [
    '清砚 / 青砚; 瑶光 / 遥光; 梅林 / 莓林; 聲海 / 声海; 澜伦 / 澜轮',
    '诗意 / 施艺; 青砚 / 青岩; 松涛 / 松海; 松涛 / 松涛',
  ],
  R07: [
    'SONGTAO / 松涛; lǜ yě / 绿野; LVYE / 绿野; 长乐坊 / CHANGLEFANG; CHANGE / 嫦娥',
    'SONGTAI / 松涛; SONG / 松涛; SONGTAO / songtao; ST / 松涛',
  ],
  R08: [
    '己任 / 已任; 未来客 / 末来客; 日升 / 曰升; 戊林 / 戌林; 天工 / 夭工; 釆薇 / 采薇',
    '钢花 / 银花; 江海 / 河海; 己任 / 己任; 日升 / 月升',
  ],
  R09: [
    '豚 / 豚豚; 犇 / 牛牛牛; 松涛 / 松涛松涛; Dodo / DO; 糖糖 / 糖',
    '豚 / 豚豚豚; 松涛 / 松松涛涛; 豚 / 猪猪; 豚豚 / 猪猪',
  ],
  R10: ['松涛 / 涛松; 海松雲 / 云松海; 光瑶 / 瑶光', '上海 / 海上; 松 / 松; 海松云 / 松云海; 蜂蜜 / 蜜蜂'],
  R11: [
    '松涛 / 松涛白酒 @wine; 青砚 / 青砚果酒 @wine; 松涛 / 松涛 X9; NOVARA / NOVARA SHOES @clothes',
    '松涛 / 海月白酒 @wine; 松涛 / 松涛白酒 @clothes; 白酒 / 果酒 @wine; 青 / 青酒 @wine',
  ],
  R12: [
    '松涛 / 松涛山庄; 松涛轩 / 松涛阁; NOVARA / NOVARA HOUSE; 青砚工作室 / 青砚',
    '长城 / 长江; 松涛山庄 / 海月山庄; 新西兰 / 新西; 家松涛 / 松涛; 山庄 / 酒楼',
  ],
  R13: [
    '青砚 / 青砚美白 @skincare; 啄木鸟 / 红啄木鸟; NOVARA / NATURAL NOVARA; 松涛 / 智能松涛',
    '青砚美白 / 松涛美白 @skincare; 青砚 / 青砚美白 @clothes; 红松涛 / 红海月; 智能 / 智能优选',
  ],
  R14: [
    '松涛 / 老松涛; 啄木鸟 / 小啄木鸟; NOVARA / THE NOVARA; REAL NOVARA / NOVARA',
    '老松涛 / 老海月; 虎 / 老虎; VARA / NEWVARA; 自然 / 大自然',
  ],
  R15: [
    '松涛 / 松涛岁月; PURE / PURE CABINET; SUN / SUNPRO; NOVA / NOVA ARTS 诺瓦; 青砚 / 江畔青砚记忆; 松涛 / SONGTAO松涛',
    '平安 / 和平安定; 几内 / 几内亚; ART / SMART; 松 / 松涛; 山庄 / 松涛山庄; 自然 / 大自然',
  ],
  R16: [
    '老松涛 / 松涛山庄; 松涛文化 / 松涛科技; NOVARA STUDIO / NOVARA GROUP; 五星松涛 / 松涛',
    '松涛青砚 / 松涛海月; 云杉 / 云海; 松涛科技 / 海月科技; NOVARA LAB / TELVI LAB',
  ],
  R17: [
    '雪狼 / SNOW WOLF; LEGO / 乐高; 向日葵 / The Sunflower; 桂冠 / LAUREL; SWANS / 天鹅; 蓝盾 / BLUESHIELD',
    '天鹅 / SWAM; 雪狼 / SNOW FOX; 天鹅 / 白鹅; SWAN / SWANS',
  ],
  R18: [
    'Novara / NOVARA; САРНОВ / CAPHOB; ＴＥＬＶＩ / telvi; TEL VI / Telvi; ⓃⓄⓋⒶ / nova',
    'NOVARA / NOVARA; NOVARA / NOVERA; 松涛 / 松濤; NOVA / NOVAS',
  ],
  R19: [
    'TELVO / TELVA; TE1VARO / TEIVARO; CARNILO / CAMILO; NOVARIUM / NOVERIAM; APPLE / APPLA; TELVO / TELOV; ᴛᴇʟᴠᴏʀ / TELVOS; TELVOR4 / TELVORA; KΛPPEL / KAPPEL',
    'LEE / LEA; MATRIX / MAVERIX; PRIMUS / OPTIMUS; SOLARIS / SORAPIS; TELVO / TALVA; LIGHT / NIGHT; STONE / STORE; TELVI DEW / TELVI VIEW',
  ],
  R20: [
    'MOON RIVER / RIVER MOON; STARFISH / FISHSTAR; TELVI NOVARA / Novara-Telvi; MOON & RIVER / RIVER AND MOON',
    'MOON RIVER / MOONRIVER; MOON RIVER / MOON LAKE; TELVIN / VINTEL; 松 涛 / 涛 松',
  ],
  R21: [
    'SWAN / SWANS; WOLF / WOLVES; BAKE / BAKING; NOVARA / THE NOVARA; MOUNT TELVI / MT TELVI; CHERRY / CHERRIES',
    'NEW / NEWS; CUSTOM / CUSTOMS; CAR / CAREER; TELV / TELVER; ANT / ANTHEM',
  ],
  R22: ['N / n @stylised; NO / NO. @stylised', 'N / n; NOV / nov @stylised; 松 / 松 @stylised'],
  R23: [
    'TELVIN / VINTEL; KVR / RKV; NORAVI / VIRANO',
    'TELVINOR / TELVIONR; STARFISH / FISHSTAR; TELVIN / TELVAN; VT / TV',
  ],
  R24: [
    'NITE / NIGHT; KOFEE / COFFEE; PHENIX / FENIX; TELVY / TELVI; TELVIK / TELVICK; BOUTIK / BOUTIQUE; TEKNOVA / TECHNOVA; MONARK / MONARCH; KRISTA / CHRYSTA; LITEHAUS / LIGHTHAUS; JOLIVA / GIOLIVA; CZARINA / TSARINA',
    'RIGHT / WRITE; TELVI / NOVARA; NITE / NITE; SEA / SEE',
  ],
  R25: [
    '789 / 七八九; SEVEN ELEVEN / 7-ELEVEN; 十八坊 / 18坊; 一百零八 / 108; 三万 / 30000; 贰叁 / 23; 第9街 / 第九街; ROUTE 77 / ROUTE SEVENTY SEVEN; 5TH TELVI / FIFTH TELVI',
    '789 / 七八六; 789 / 789; 久 / 9; 两 / 2; 百度 / 100度',
  ],
  R26: ['青砚及图 / 松涛; 青砚 / 松涛及图形; 青砚 / 松涛 @device; 图形 / 松涛', '青砚 / 松涛; 图书 / 图画; 及 / 图'],
  R27: ['人口 / 入口; 木星 / 水星; 大地 / 天地; TOP / POT', '松涛 / 涛松; TELVO / TELVA; 未来 / 末来; 松涛 / 松涛'],
  R29: [
    '淘宝 / 桃堡; 波司登 / 菠思灯; 金六福 / 金陆福; 鹊巢 / 雀巢; 诗意 / 失忆',
    '檐 / 盐; 溪禾 / 西塔; 淘宝 / 淘宝; 康玫睿 / 抗疲堂; TAOBAO / 淘宝',
  ],
  R28: [
    '松涛 / 松涛岁月 @famous; TELVO / TELVA @famous',
    '松涛 / 松涛岁月; 松涛 / NOVARA @famous; 松涛 / 松涛 @famous',
  ],
}

/** A pair a rule is asked about. */
export interface RuleCase {
  id: string
  a: string
  b: string
  context: MarkContext
}

export const RULE_IDS = Object.keys(CASES)

const read = (id: string, pairs: string): RuleCase[] =>
  pairs.split('; ').map(pair => {
    const [, a = '', b = '', name = ''] = pair.match(/^(.+) \/ (.+?)(?: @(\w+))?$/u) ?? []
    return { id, a, b, context: CONTEXTS[name] ?? {} }
  })

export const FIRING = Object.entries(CASES).flatMap(([id, [fires]]) => read(id, fires))
export const SILENT = Object.entries(CASES).flatMap(([id, [, silent]]) => read(id, silent))
