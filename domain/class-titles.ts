/** The first class of services in the Nice Classification; those before it are of goods. */
export const FIRST_SERVICE_CLASS = 35

/** Short titles of the 45 classes, first that of class 1. Free of any library, so that the page may import the values. */
export const CLASS_TITLES = [
  { zh: '化学原料', en: 'Chemicals' },
  { zh: '颜料油漆', en: 'Paints and coatings' },
  { zh: '日化用品', en: 'Cosmetics and cleaning' },
  { zh: '燃料油脂', en: 'Fuels and lubricants' },
  { zh: '医药', en: 'Pharmaceuticals' },
  { zh: '金属材料', en: 'Metal goods' },
  { zh: '机械设备', en: 'Machines' },
  { zh: '手工器械', en: 'Hand tools' },
  { zh: '科学仪器', en: 'Scientific apparatus, computers' },
  { zh: '医疗器械', en: 'Medical apparatus' },
  { zh: '灯具空调', en: 'Lighting, heating, cooling' },
  { zh: '运输工具', en: 'Vehicles' },
  { zh: '军火烟火', en: 'Firearms and fireworks' },
  { zh: '珠宝钟表', en: 'Jewellery and watches' },
  { zh: '乐器', en: 'Musical instruments' },
  { zh: '办公用品', en: 'Paper and office goods' },
  { zh: '橡胶制品', en: 'Rubber and plastics' },
  { zh: '皮革皮具', en: 'Leather goods' },
  { zh: '建筑材料', en: 'Building materials' },
  { zh: '家具', en: 'Furniture' },
  { zh: '厨房洁具', en: 'Household utensils' },
  { zh: '绳网袋篷', en: 'Ropes, tents and sacks' },
  { zh: '纱线丝', en: 'Yarns and threads' },
  { zh: '布料床单', en: 'Fabrics and bed linen' },
  { zh: '服装鞋帽', en: 'Clothing, footwear, headwear' },
  { zh: '纽扣拉链', en: 'Haberdashery' },
  { zh: '地毯席垫', en: 'Carpets and mats' },
  { zh: '健身器材', en: 'Games and sporting goods' },
  { zh: '食品', en: 'Meat and preserved foods' },
  { zh: '方便食品', en: 'Coffee, bakery, seasonings' },
  { zh: '饲料种籽', en: 'Fresh produce, seeds, feed' },
  { zh: '啤酒饮料', en: 'Beers and soft drinks' },
  { zh: '酒', en: 'Alcoholic beverages' },
  { zh: '烟草烟具', en: 'Tobacco, smokers’ articles' },
  { zh: '广告销售', en: 'Advertising and business' },
  { zh: '金融物管', en: 'Finance and real estate' },
  { zh: '建筑修理', en: 'Construction and repair' },
  { zh: '通讯服务', en: 'Telecommunications' },
  { zh: '运输贮藏', en: 'Transport and storage' },
  { zh: '材料加工', en: 'Treatment of materials' },
  { zh: '教育娱乐', en: 'Education and entertainment' },
  { zh: '科技服务', en: 'Science, technology, software' },
  { zh: '餐饮住宿', en: 'Restaurants and lodging' },
  { zh: '医疗园艺', en: 'Medical and agricultural care' },
  { zh: '社会服务', en: 'Legal and personal services' },
] as const

/** Title of a class by its number; undefined where there is no such class. */
export const classTitle = (number: number): { zh: string; en: string } | undefined => CLASS_TITLES[number - 1]

/** Returns a class as it is shown everywhere: two digits (docs/specification.md §9). */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')
