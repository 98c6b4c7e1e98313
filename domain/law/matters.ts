import type { LawText } from './law-version.ts'

/** A subject that an article of the Trademark Law deals with; `rules` are addresses in the 2019 law, as the ids of grounds are. */
export interface Matter extends LawText {
  rules: readonly string[]
  /** Words by which an article is said to be about it. */
  told: RegExp
  /** Words for what is asked or done under it, and under no other article. */
  done?: RegExp
  /** The articles that what is asked or done may rest on besides. */
  grounds?: readonly string[]
}

/** The articles for whose breach an opposition or an invalidation may be asked for (Law 2019 Art. 33, 44(1), 45(1)). */
const BREACHED = ['4', '10', '11', '12', '13', '15', '16', '19', '30', '31', '32']

/**
 * The subjects of the articles of the Trademark Law, read from the text of the law of 2019; the law of 2026 deals with the
 * same under other numbers (docs/law.md §2.4), which `placesOf` gives.
 */
export const MATTERS: readonly Matter[] = [
  {
    rules: ['4'],
    told: /不以使用为目的|恶意(?:商标)?注册申请|intent(?:ion)? to use|bad[- ]faith (?:filing|application)/i,
    zh: '不以使用为目的的恶意注册申请',
    en: 'applications in bad faith without intent to use',
  },
  { rules: ['7.1', '7'], told: /诚实信用|诚信原则|good faith/i, zh: '诚实信用', en: 'good faith' },
  {
    rules: ['10.1.1', '10.1.2'],
    told: /国家名称|国名|国旗|国徽|国歌|军旗|names? of (?:states?|countries|a state|a country)|national (?:flag|emblem)|state names?/i,
    zh: '国家名称和标志',
    en: 'names and emblems of states',
  },
  {
    rules: ['10.1.3'],
    told: /国际组织|international organi[sz]ation/i,
    zh: '国际组织的名称和标志',
    en: 'names and signs of international organisations',
  },
  {
    rules: ['10.1.4'],
    told: /官方标志|检验印记|official signs?|inspection marks?/i,
    zh: '官方标志和检验印记',
    en: 'official signs and inspection marks',
  },
  { rules: ['10.1.5'], told: /红十字|红新月|red cross/i, zh: '红十字', en: 'the Red Cross' },
  { rules: ['10.1.6'], told: /民族歧视|discriminat/i, zh: '民族歧视', en: 'discrimination' },
  {
    rules: ['10.1.7'],
    told: /欺骗性|误认|decepti|mislead|misdescri/i,
    zh: '带有欺骗性的标志',
    en: 'deceptive signs',
  },
  {
    rules: ['10.1.8'],
    told: /不良(?:社会)?影响|道德风尚|公序良俗|adverse (?:social )?(?:influence|effect)|morality|morals/i,
    zh: '有不良影响的标志',
    en: 'signs with adverse influence',
  },
  {
    rules: ['10.2'],
    told: /地名|行政区划|place names?|geographical names?|names? of (?:a )?places?|administrative divisions?/i,
    zh: '地名',
    en: 'place names',
  },
  {
    rules: ['11.1.1'],
    told: /通用名称|通用图形|generic (?:names?|terms?)/i,
    zh: '通用名称',
    en: 'generic names',
  },
  {
    rules: ['11.1.2'],
    told: /直接表示|描述性|descriptive/i,
    zh: '仅直接表示商品特点的标志',
    en: 'descriptive signs',
  },
  {
    rules: ['11.2'],
    told: /(?:使用|后天)[^。；，]{0,10}(?:取得|获得)[^。；，]{0,6}显著|acquired distinctive|distinctive(?:ness)?[^.;,]{0,20} (?:acquired|through use)/i,
    done: /经过?(?:长期|广泛|大量)?使用[^。；]{0,8}取得(?:了)?显著|acquired distinctive/i,
    zh: '经使用取得的显著特征',
    en: 'distinctiveness acquired through use',
  },
  {
    rules: ['11', '9', '8', '12'],
    told: /(?:缺乏|具有|不具有?)显著|显著(?:特征|性)|distinctive/i,
    zh: '显著特征',
    en: 'distinctive character',
  },
  {
    rules: ['12'],
    told: /三维标志|立体商标|商品自身的?性质|three-dimensional|shapes?\b/i,
    zh: '三维标志',
    en: 'shapes',
  },
  { rules: ['13.2', '13.3', '13', '14'], told: /驰名|well[- ]known/i, zh: '驰名商标', en: 'well-known marks' },
  {
    rules: ['15.1', '15.2', '15'],
    told: /代理人或者代表人|代理人抢注|agents? or representatives?/i,
    zh: '代理人和代表人的抢先注册',
    en: 'registration by agents and representatives',
  },
  {
    rules: ['16.1', '16', '10.2', '10'],
    told: /地理标志|geographical indications?/i,
    zh: '地理标志',
    en: 'geographical indications',
  },
  {
    rules: ['19.4', '19', '18', '20', '68', '15'],
    told: /代理机构|trade ?mark agenc/i,
    zh: '商标代理机构',
    en: 'trademark agencies',
  },
  {
    rules: ['31'],
    told: /同一天|同日|先申请|申请在先|在先申请|first[- ]to[- ]file|same day|(?:filed|applied for) earlier|earlier(?:-filed)? (?:applications?|filed)/i,
    done: /(?:申请在先|在先申请)的?(?:商标)?(?:[^。；，]{0,6}(?:问题|情形|冲突)|，?[^。；，]{0,4}依)/,
    zh: '申请在先的商标',
    en: 'marks filed earlier',
  },
  {
    rules: ['30', '31', '13', '57', '50'],
    told: /近似|在先(?:注册|商标)|similar|earlier (?:registered )?(?:trade ?)?marks?|prior (?:registered )?(?:trade ?)?marks?/i,
    zh: '与在先商标近似',
    en: 'likeness to earlier marks',
  },
  {
    rules: ['32', '9', '45.1', '45'],
    told: /在先(?:合法)?(?:权利|权益)|抢先注册|一定影响|prior rights?|earlier rights?|pre-?empt/i,
    done: /抢先注册他人|以不正当手段抢先/,
    zh: '在先权利和抢先注册',
    en: 'earlier rights and pre-emptive registration',
  },
  {
    rules: ['33', '35'],
    told: /异议|oppos/i,
    done: /(?:提出|提起)(?:商标)?异议|异议(?:期|申请|程序|公告|人)|opposition (?:period|proceeding)|\bfil(?:e|es|ed|ing) an opposition/i,
    grounds: BREACHED,
    zh: '异议',
    en: 'opposition',
  },
  {
    rules: ['34'],
    told: /驳回复审|(?:申请|请求)复审|review of (?:a )?refusal|applications? for review/i,
    zh: '驳回复审',
    en: 'review of a refusal',
  },
  {
    rules: ['39'],
    told: /有效期|terms? of (?:validity|protection)|validity|valid for/i,
    done: /(?:注册商标|商标注册|专用权)[^。；，]{0,8}(?:有效期|[一二三四五六七八九十\d]{1,3}年[^。；，]{0,4}有效)|有效期(?:限)?为?十年|\bvalid(?:ity)? (?:for|of) \w+ years|registration (?:is|remains|stays) valid/i,
    zh: '注册商标的有效期',
    en: 'the term of a registration',
  },
  {
    rules: ['40.1', '40', '50'],
    told: /续展|宽展|renew|grace period/i,
    done: /续展|宽展|renewal|grace period|period of grace/i,
    zh: '续展',
    en: 'renewal',
  },
  {
    rules: ['42'],
    told: /转让|assign|transfer/i,
    done: /转让注册商标|转让协议|assignment agreement/,
    zh: '注册商标的转让',
    en: 'assignment',
  },
  {
    rules: ['43'],
    told: /许可使用|使用许可|licen[cs]/i,
    done: /使用许可(?:合同|[^。；，]{0,6}备案)|许可使用[^。；，]{0,6}备案|许可他人使用其注册商标/,
    zh: '使用许可',
    en: 'licences',
  },
  {
    rules: ['48', 'use'],
    told: /商标的?使用(?:的)?(?:定义|含义|是指)|(?:definition|meaning) of use|what (?:constitutes|is) use/i,
    zh: '商标使用的定义',
    en: 'what use is',
  },
  {
    rules: ['49.2', '49'],
    told: /不使用|撤销三年|撤三|non-use/i,
    done: /连续[一二三四五六\d]年(?:不|未|没有)(?:实际)?使用|撤三|non-use|three consecutive years|引证商标[^。；]{0,20}(?:申请撤销|撤销申请)|申请撤销[^。；]{0,10}引证商标/i,
    zh: '连续三年不使用的撤销',
    en: 'cancellation for non-use',
  },
  {
    rules: ['44.1', '45.1', '44', '45', 'invalidation'],
    told: /无效宣告|宣告无效|invalid/i,
    done: /无效宣告|宣告[^。；，]{0,12}无效|invalidation/i,
    grounds: BREACHED,
    zh: '无效宣告',
    en: 'invalidation',
  },
  {
    rules: ['50'],
    told: /隔离期|一年内|期满不再续展|one[- ]year bar|bar of one year/i,
    done: /期满不再续展|隔离期|一年内[^。；]{0,12}不予核准/,
    zh: '注册失效后一年的隔离',
    en: 'the bar of one year',
  },
  {
    rules: ['47', '47.1'],
    told: /自始(?:即)?不存在|never to have existed/i,
    done: /自始(?:即)?不存在|never to have existed/i,
    zh: '宣告无效的效力',
    en: 'what follows a declaration of invalidity',
  },
  {
    rules: ['55', '55.2'],
    told: /撤销[^。；]{0,24}自(?:撤销)?公告之日起终止|cancell?ed[^.;]{0,40}ends (?:on|with) (?:the day of )?publication/i,
    done: /撤销[^。；]{0,24}自(?:撤销)?公告之日起终止/i,
    zh: '撤销的效力',
    en: 'what follows a cancellation',
  },
  { rules: ['25'], told: /外国优先权|^优先权|foreign priority|^priority/i, zh: '优先权', en: 'priority' },
  { rules: ['suspension'], told: /中止|suspen/i, done: /中止|suspen/i, zh: '中止', en: 'suspension' },
  { rules: ['57'], told: /侵犯|侵权|infring/i, zh: '侵权', en: 'infringement' },
  { rules: ['59'], told: /正当使用|fair use/i, zh: '正当使用', en: 'fair use' },
  { rules: ['63'], told: /赔偿数额|赔偿|damages|compensation/i, zh: '赔偿', en: 'damages' },
]
