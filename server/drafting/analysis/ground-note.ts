import type { LawText } from '../../law/law-version.ts'

const NEVER_CURED: LawText = {
  zh: '该款所列为禁止作为商标使用的标志，使用不能使其获得注册。',
  en: 'A sign within this paragraph must not be used as a trademark at all; use does not make it registrable.',
}

const prohibited = (zh: string, en: string): LawText => ({
  zh: zh + NEVER_CURED.zh,
  en: `${en} ${NEVER_CURED.en}`,
})

const NATIONAL_SIGN = prohibited(
  '应说明申请商标整体上与所涉名称、标志不相同、不近似，或者已经取得法律要求的同意、授权。',
  'The case is that the mark as a whole is neither identical with nor similar to the name or sign concerned, or that the consent or authorisation the law asks for has been given.',
)

/** What a ground turns on in review, by ground id (domain.md §4). */
const NOTES: Record<string, LawText> = {
  '4': {
    zh: '关键在于真实的使用意图：应说明申请人的经营范围、产品和使用准备，并逐件解释其申请的数量和必要性；闲置的申请可以主动撤回或者注销。',
    en: 'Genuine intent to use decides: the applicant’s business, its products and preparations for use, and the number of and need for each of its filings; idle filings may be withdrawn or surrendered.',
  },
  '7.1': {
    zh: '该款为原则性规定，单独作为驳回依据的较少；应说明申请的由来、正当目的和使用准备。',
    en: 'This is a principle and seldom stands alone; explain how the application came about, its legitimate purpose and the preparations for use.',
  },
  '10.1.0': NATIONAL_SIGN,
  '10.1.1': NATIONAL_SIGN,
  '10.1.2': NATIONAL_SIGN,
  '10.1.3': NATIONAL_SIGN,
  '10.1.4': NATIONAL_SIGN,
  '10.1.5': NATIONAL_SIGN,
  '10.1.6': prohibited(
    '应说明申请商标的通常含义和来源，不带有对任何民族的歧视。',
    'Show the ordinary meaning and the origin of the mark, and that it discriminates against no nationality.',
  ),
  '10.1.7': prohibited(
    '应对照指定商品说明：申请商标与商品的实际特点相符，或者相关公众不会据此对商品的特点、产地产生误认；可能引起误认的商品可以考虑放弃。',
    'Goods by goods, show that the mark agrees with their true characteristics, or that the relevant public will not be misled by it as to their characteristics or origin; goods that might mislead may be given up.',
  ),
  '10.1.8': prohibited(
    '应说明申请商标的通常含义和来源，不会对社会公共利益和公共秩序产生消极、负面影响。',
    'Show the ordinary meaning and the origin of the mark, and that it has no negative effect on the public interest or public order.',
  ),
  '10.2': prohibited(
    '应说明申请商标具有强于地名的其他含义，或者整体上具有区别于地名的含义。',
    'Show that the mark has another meaning, stronger than that of the place, or that as a whole it has a meaning distinguishable from the place name.',
  ),
  '11.1.1': {
    zh: '应说明申请商标既非法定名称，也非相关公众普遍用以指代该类商品的名称；判断以相关公众的通常认识为准。经过使用取得显著特征并便于识别的，可以另行主张。',
    en: 'Show that the mark is neither a statutory name nor one by which the relevant public generally denotes such goods. Distinctiveness acquired through use may be claimed besides.',
  },
  '11.1.2': {
    zh: '应说明申请商标并非仅仅直接表示商品的特点；仅暗示商品特点而不影响识别来源的，不属于该项情形。经过使用取得显著特征并便于识别的，可以另行主张。',
    en: 'Show that the mark does not solely and directly indicate a characteristic; a sign that merely suggests one and still identifies the source is not caught. Distinctiveness acquired through use may be claimed besides.',
  },
  '11.1.3': {
    zh: '应说明申请商标整体上具有固有显著性；固有显著性不足的，以使用证据主张经使用取得显著特征并便于识别。',
    en: 'Show inherent distinctiveness as a whole; where that is weak, claim with evidence that it has been acquired through use.',
  },
  '12': {
    zh: '应说明申请商标的形状并非仅由商品自身的性质产生，并非为获得技术效果所需有，也不使商品具有实质性价值；该条情形不能通过使用克服。',
    en: 'Show that the shape does not result solely from the nature of the goods, is not necessary for a technical result and gives the goods no substantial value; use does not overcome this article.',
  },
  '16.1': {
    zh: '应说明申请商标不含该地理标志，或者商品确实来源于所标示的地区，不会误导公众。',
    en: 'Show that the mark does not contain the indication, or that the goods do come from the region indicated, so that the public is not misled.',
  },
  '19.4': {
    zh: '应说明申请人不是商标代理机构，或者所指定的服务属于其代理服务。',
    en: 'Show that the applicant is no trademark agency, or that the designated services are its agency services.',
  },
  '30': {
    zh: '该条涉及在同一种或者类似商品上的在先商标。复审的方向有三：商标不近似；商品不类似；引证商标的权利障碍已经或者即将消除。复审依据评审时的事实状态审理（《商标法实施条例》第五十二条第一款），引证商标届时失效的，不再构成障碍。',
    en: 'This ground concerns an earlier mark for the same or similar goods. There are three lines: the marks are not similar; the goods are not similar; the obstacle of the cited mark is gone or about to go. Review looks at the facts at the time of review (Article 52(1) of the Implementing Regulations), so a cited mark that has lost effect by then no longer stands in the way.',
  },
  '31': {
    zh: '该条涉及他人申请在先（或者同日申请）的商标。引证商标尚未获准注册的，其申请被驳回、撤回或者不予注册后，障碍随之消除；同日申请的，应当准备在先使用的证据。',
    en: 'This ground concerns a mark applied for earlier (or on the same day). Where the cited mark is not yet registered, the obstacle goes when its application is refused, withdrawn or denied registration; for same-day filings, evidence of earlier use is needed.',
  },
  '50': {
    zh: '该条为一年的隔离期。复审依据评审时的事实状态审理（《商标法实施条例》第五十二条第一款），一年期间届满的，障碍即消除。',
    en: 'This is the one-year waiting period. Review looks at the facts at the time of review (Article 52(1) of the Implementing Regulations); once the year is over, the obstacle is gone.',
  },
}

/** What a ground turns on, or null for one that is not known. */
export const groundNote = (ground: string): LawText | null => NOTES[ground] ?? NOTES[`${ground}.1`] ?? null
