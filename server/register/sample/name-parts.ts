const words = (text: string): readonly string[] => text.split(/\s+/).filter(word => word !== '')

/** Characters that names are coined of, those that marks use most first. */
export const CHARACTERS: readonly string[] = Array.from(
  new Set(
    '天美华金大宝新爱乐优尚品诺康佳雅安德龙海中星源福特欧创健盛博达思好鑫亿瑞丽恒维百泰信伊味云小永家斯乐润众东嘉汇联科马丰瑞元阳' +
      '青山鸿千圣锦凯帝莱悦卡亚纳洁可迪贝利玉奇格文君力拓嘉米克宜凤鼎明艺神兰生娜士方世顺兴蓝富国益皇名风正万秀太道唐江春茶奥晶' +
      '古和花月香水心吉子梦老长易广洋澳柏水晨莎伦林雪仙飞良食佰泽禾庆成清舒越堂茂柔巴尼色光红京华朗朵聚时慧衣车草木森语韵影芳琪' +
      '紫涵梅竹菊松柳桃杏荷莲桂枫桐杉藤芙蓉薇蕾芬芝苗稻谷麦豆果枣栗橙柠檬莓樱岚峰岭岩岳崖峡谷溪泉湖河洲湾涛波浪潮滨港岛雨露霜' +
      '虹霞霄霁晴曦昕晖晓旭曜煜炎焰烁灿耀辉铭铂银铜锋锐钧钰珠珊珑玲珍琳琅瑶瑾璇璟琥珀翠碧墨砚书画诗词歌舞弦笙箫琴棋笔纸印章匠' +
      '工坊轩阁斋苑庭院楼馆居舍园庄村渡桥亭塔城关驿路门窗灯烛炉鼎壶盏杯盘碗筷锅厨味鲜甘甜醇酿酒曲糖蜜乳酪奶糕饼面饭粥汤羹酱醋' +
      '盐油肉鱼虾蟹贝螺鸡鸭鹅牛羊猪兔鹿熊豹虎狮狼狐象猴鼠猫犬鹰鹤燕雀鹊鸥雁莺蝶蜂蚕蝉龟麟鲲鹏骏骑驰腾跃翔舟帆航轮船锚灯塔' +
      '善仁义礼智孝诚忠勇毅谦恭俭让宁静淡泊远志逸趣雅致臻萃甄选拾遗初本真素简朴归原野牧耕耘丰穗仓廪实惠民生益寿延年颐养康宁' +
      '斑斓旖旎缤纷璀璨晶莹剔透玲珑婉约温婉知遇相逢偶寄寻觅归来未来曼蒂薇拉诗蔓菲奈蜜雪冰纯净沐浴沁馨馥郁芬芳葵萱茉莉兮若如是' +
      '彦彩影映昌昊昭显晋景智朔望朝夕暮夜星辰宇宙乾坤寰球环宇通达顺畅捷迅疾速智能数码芯链端云图像声视觉听触感动态行者侠客' +
      '甫甬禹舜尧尚轲孟荀墨韩非庄列易周秦汉晋隋宋元清楚吴蜀魏燕赵齐鲁豫皖闽粤滇黔渝蓉沪津冀辽吉',
  ),
)

/** Pieces of coined words in Latin letters, the most used first. */
export const SYLLABLES = {
  start: words(
    'ma lo ka vi no be sa mi ra de la co ne ti lu te ro al el sun ve mo da ve bi ha ke li na pe ri so tu va zi ca do fe go ja le me ni ol pa que re si ta un vo wi xi yo za bel cor den fan gar hel jun kin lan mar nor oak pin rex sol tan ven win zen bra cro dra fla gra klo pla pri sta stra tre',
  ),
  middle: words('ri la no ve ti ma li do re na lo mi ta ra ne vi co sa de ro ni lu te mo ka si ga be'),
  end: words(
    'a o n ra na la ta co lo ne te x r s li ni ex or an on ia io us el en er ix ax eo ry ly ty do va vo za zo lux tech ette ino ana elle ora ium',
  ),
} as const

/** English words that marks take, the most used first. */
export const ENGLISH: readonly string[] = words(
  'home life sun star golden baby royal green happy love blue dream sky moon queen king best fresh smart sweet black white lucky dragon angel river forest garden ocean silver bright magic power fashion sport pure gold crown rose lion eagle tiger bear wolf swan fox deer horse owl bee ' +
    'apple lemon peach cherry berry olive maple cedar willow lotus lily orchid jasmine tea coffee honey sugar cloud rain snow wind storm wave stone rock hill valley island harbor bridge tower castle house studio lab works craft art color light shadow spirit soul heart mind hope faith joy smile ' +
    'speed motion energy future nova vision nature earth planet comet orbit galaxy pixel cyber link net wave code data logic spark flame fire ember arrow shield anchor compass key lock mirror window feather leaf root seed bloom',
)

/** Surnames and given names, for owners who are persons. */
export const SURNAMES: readonly string[] = Array.from(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤',
)
export const GIVEN: readonly string[] = Array.from(
  '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉兰建国志文晓春海燕红梅秀珍玲鹏飞宇轩浩然子涵梓欣怡雨泽佳慧思远嘉琪若溪一诺',
)

/** Provinces (none for the cities that are one), a city and a district of each. */
export const PLACES: readonly (readonly [province: string, city: string, district: string])[] = [
  ['广东省', '广州市', '天河区'],
  ['广东省', '深圳市', '南山区'],
  ['广东省', '佛山市', '顺德区'],
  ['广东省', '中山市', '古镇镇'],
  ['广东省', '汕头市', '龙湖区'],
  ['浙江省', '杭州市', '余杭区'],
  ['浙江省', '义乌市', '福田街道'],
  ['浙江省', '宁波市', '鄞州区'],
  ['浙江省', '温州市', '鹿城区'],
  ['江苏省', '苏州市', '吴中区'],
  ['江苏省', '南京市', '江宁区'],
  ['福建省', '泉州市', '晋江市'],
  ['福建省', '厦门市', '湖里区'],
  ['山东省', '青岛市', '城阳区'],
  ['山东省', '济南市', '历下区'],
  ['四川省', '成都市', '武侯区'],
  ['河南省', '郑州市', '金水区'],
  ['湖北省', '武汉市', '江汉区'],
  ['湖南省', '长沙市', '岳麓区'],
  ['安徽省', '合肥市', '蜀山区'],
  ['河北省', '石家庄市', '长安区'],
  ['陕西省', '西安市', '雁塔区'],
  ['云南省', '昆明市', '五华区'],
  ['贵州省', '遵义市', '仁怀市'],
  ['辽宁省', '大连市', '沙河口区'],
  ['黑龙江省', '哈尔滨市', '道里区'],
  ['', '北京市', '朝阳区'],
  ['', '上海市', '闵行区'],
  ['', '天津市', '武清区'],
  ['', '重庆市', '渝北区'],
]

/** Countries of owners from abroad, a city of each and the ending of a company's name. */
export const COUNTRIES: readonly (readonly [zh: string, city: string, en: string, form: string])[] = [
  ['美国', '波特兰', 'Portland, United States', 'Inc.'],
  ['日本', '名古屋', 'Nagoya, Japan', 'Co., Ltd.'],
  ['德国', '斯图加特', 'Stuttgart, Germany', 'GmbH'],
  ['法国', '里昂', 'Lyon, France', 'SAS'],
  ['意大利', '都灵', 'Turin, Italy', 'S.p.A.'],
  ['韩国', '釜山', 'Busan, Korea', 'Co., Ltd.'],
  ['英国', '布里斯托尔', 'Bristol, United Kingdom', 'Ltd'],
  ['瑞士', '洛桑', 'Lausanne, Switzerland', 'AG'],
]

/** Roads of invented addresses. */
export const ROADS: readonly string[] = words(
  '云溪路 望江路 松涛路 青年大街 学府路 工业三路 科创大道 滨湖北路 梅岭街 长宁支路',
)

/** Trades a company's name tells, with the classes such a company files in. */
export const TRADES: readonly (readonly [zh: string, en: string, classes: readonly number[]])[] = [
  ['服饰', 'Apparel', [25, 18, 24, 26, 35]],
  ['鞋业', 'Footwear', [25, 18, 35]],
  ['食品', 'Foods', [29, 30, 31, 32, 35, 43]],
  ['茶业', 'Tea', [30, 32, 35, 43, 21]],
  ['酒业', 'Distillery', [33, 32, 35]],
  ['餐饮管理', 'Catering Management', [43, 35, 30, 29]],
  ['电子商务', 'E-commerce', [35, 9, 42, 38, 3]],
  ['网络科技', 'Network Technology', [9, 42, 35, 38, 41]],
  ['信息技术', 'Information Technology', [9, 42, 35, 38]],
  ['生物科技', 'Biotechnology', [3, 5, 1, 10, 44]],
  ['化妆品', 'Cosmetics', [3, 35, 44, 21]],
  ['医药', 'Pharmaceuticals', [5, 10, 35, 44]],
  ['医疗器械', 'Medical Devices', [10, 5, 44, 42]],
  ['电器', 'Electrical Appliances', [11, 7, 9, 21]],
  ['照明', 'Lighting', [11, 9, 35]],
  ['机械', 'Machinery', [7, 12, 37, 6, 8]],
  ['汽车用品', 'Auto Products', [12, 9, 4, 37]],
  ['家居', 'Home Furnishings', [20, 24, 21, 27, 11]],
  ['家具', 'Furniture', [20, 35, 37]],
  ['建材', 'Building Materials', [19, 6, 2, 17, 37]],
  ['陶瓷', 'Ceramics', [21, 19, 11]],
  ['珠宝', 'Jewellery', [14, 35, 26]],
  ['文化传媒', 'Culture and Media', [41, 35, 16, 9, 38]],
  ['教育科技', 'Education Technology', [41, 16, 9, 42]],
  ['玩具', 'Toys', [28, 16, 25, 41]],
  ['农业发展', 'Agriculture', [31, 29, 30, 44, 35]],
  ['物流', 'Logistics', [39, 35, 12]],
  ['实业', 'Industries', [6, 7, 11, 17, 20, 35]],
  ['化工', 'Chemicals', [1, 2, 4, 17]],
  ['纺织', 'Textiles', [24, 23, 25, 22, 40]],
  ['金融服务', 'Financial Services', [36, 35, 42]],
  ['体育用品', 'Sporting Goods', [28, 25, 18, 41]],
  ['乐器', 'Musical Instruments', [15, 41, 35]],
  ['宠物用品', 'Pet Products', [31, 18, 28, 44]],
  ['烟具', 'Smoking Articles', [34, 11, 14]],
  ['法律咨询', 'Legal Consulting', [45, 35, 41]],
  ['安防设备', 'Security Equipment', [9, 6, 45, 13]],
]
