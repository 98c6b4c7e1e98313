/** The surnames that the statistics of the household register list most often, and those of two characters. */
const SURNAMES = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高梁郑谢宋唐许韩邓冯曹彭曾肖萧田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付傅方邹熊白孟秦邱丘侯江阎闫薛尹段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严' +
    '莫孔向常汤康易乔赖文樊兰殷施洪翟安颜倪牛温葛芦季俞章鲁毕裘骆盛纪祝葵柳包童欧单齐焦岳耿关凌路尤聂辛庞管盖瞿涂裴解游柴卓左莘苗曲成晋符鲍詹司甘靳景党翁舒辜宫柯鞠连麦穆宁蒲戚屈全冉阮桑尚佘申时束水宿睢隋檀' +
    '滕佟屠宛汶巫邬伍奚习冼项晏幺燕姬应雍虞郁喻元苑臧查湛仉战占支仲宗祖庄卞卜步仓昌车谌迟褚楚储淳崇从达狄刁东都窦顿鄂房费丰封凤伏甫干郜戈弓公巩勾古谷官桂国过海杭禾和衡宏厚扈花华怀桓皇惠霍吉计冀郏简荆井居隽' +
    '亢寇匡况旷来郎劳乐冷厉郦利蔺令娄隆楼鹿栾满茅梅门蒙弥米宓闵明牟那乃能农钮逄朋皮平浦溥亓漆祁强谯青仇权饶荣容茹沙山商绍畲厍生师寿帅双斯松粟随太谈腾仝图拓危卫蔚闻乌毋吾西席相襄邢修胥须续轩宣荀鄢言羊阳仰伊' +
    '义阴银印鱼尉翦原云昝迮展招郅智诸竺资訾俎晁巢敖艾柏班贲边别邴苍',
)
const DOUBLE_SURNAMES =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|端木|百里|南宫|西门|轩辕|长孙|宇文|独孤|拓跋|呼延|澹台|公冶|濮阳|淳于|单于|太叔|申屠|仲孙|钟离|闻人|赫连|东郭|南门|羊舌|梁丘|左丘|司空|第五)/u

/** Cities whose names are longer than three characters. */
const LONG_CITY =
  /(?:呼和浩特|乌鲁木齐|克拉玛依|鄂尔多斯|呼伦贝尔|巴彦淖尔|乌兰察布|锡林浩特|乌兰浩特|霍林郭勒|图木舒克|可克达拉|额尔古纳|阿尔山|双鸭山|海拉尔)$/u
const PROVINCE =
  /^(?:中国|北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆)(?:省|市|(?:壮族|回族|维吾尔)?自治区)?/u
/** What the name of no firm begins with. */
const BEFORE_NAME =
  /^(?:我局|本局|引证|援引|该|此|其|他|您|你|上述|前述|以上|下列|所|的|被|已|曾(?=经|被|在|于)|尚(?=未|在)|均(?=为|系|已|由)|还|另|又|亦|且|但|或|若|因|把|按|第[\d一二三四五六七八九十]|即|系|为|是|属于|归属|原属|及|以及|抢先|分别|[一二三四五六七八九十]是|首先|其次|再次)|\d{4}年|(?:于|在)\s*[\d〇]{4}|(?:核准|初步审定|注册了|申请了)/u

/** Whether what stands before the word for a town is no more than a place: 石狮|市, 广东省佛山|市; a verb before it makes it longer. */
const beginsWithPlace = (name: string): boolean => {
  const place = name.replace(PROVINCE, '').split(/[（(]/u)[0] ?? ''
  const town = place.indexOf('市')
  if (town < 4 || town > 12) return true
  return LONG_CITY.test(place.slice(0, town)) && place.slice(0, town).length <= 4
}

/**
 * Whether a name has the plain form of one: a person's begins with a surname, a firm's with its place or its own words, none of which is a
 * word of the sentence around it. A foreign name always has it.
 */
export const isPlainName = (name: string): boolean => {
  if (!/^\p{Script=Han}/u.test(name)) return true
  if (BEFORE_NAME.test(name)) return false
  if (/^\p{Script=Han}{2,4}$/u.test(name)) return DOUBLE_SURNAMES.test(name) || SURNAMES.has(name.charAt(0))
  return beginsWithPlace(name)
}
