import type { Content } from 'pdfmake/interfaces.js'
import { addDays, type CalendarDay, midnightOf } from '#domain/calendar-day.ts'
import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { addressOf, articleName, lawOn } from '#domain/law/articles.ts'
import { periodsOn } from '#domain/law/periods.ts'
import { makePdf } from '../report/pdf/make-pdf.ts'
import type { NoticeFile } from './notice-file.ts'

/** Days before today on which the sample was sent, and on which it came: its deadline is still to come. */
const SENT_DAYS_AGO = 9
const RECEIVED_DAYS_AGO = 4
const FILED_DAYS_BEFORE = 230

interface SampleNotice {
  file: NoticeFile
  /** Midnight in Asia/Shanghai of the day of receipt, on paper. */
  receiveTime: number
}

const longDay = (day: CalendarDay): string => day.replace(/^(\d+)-(\d+)-(\d+)$/u, '$1年$2月$3日')

const reviewArticle = (day: CalendarDay): string => {
  const number = Number(/\d+$/u.exec(periodsOn(day).reviewRule)?.[0])
  return `第${chineseNumeral(number)}条`
}

const label = (text: string): Content => ({ text, margin: [0, 0, 0, 6] })
const paragraph = (text: string): Content => ({ text: `　　${text}`, margin: [0, 0, 0, 8], lineHeight: 1.5 })

/**
 * Writes a refusal notice to try the product on: the applicant, the marks and the numbers are invented, its days lie
 * shortly before `today` and its articles are those in force.
 */
export const writeSampleNotice = async (today: CalendarDay, isEn: 0 | 1): Promise<SampleNotice> => {
  const sent = addDays(today, -SENT_DAYS_AGO)
  const law = lawOn(sent)
  const ground = articleName(addressOf(law, '30') ?? '30').zh
  const right: Content = { text: '', alignment: 'right' }
  const bytes = await makePdf({
    pageSize: 'A4',
    pageMargins: [70, 70, 70, 60],
    language: 'zh-CN',
    info: { title: '示例驳回通知书', author: 'Rejoinder', creator: 'Rejoinder', producer: 'Rejoinder' },
    defaultStyle: { font: 'Sans', fontSize: 11 },
    content: [
      { text: '国家知识产权局', fontSize: 15, alignment: 'center' },
      { text: '商标驳回通知书', fontSize: 19, alignment: 'center', margin: [0, 8, 0, 18] },
      label('发文编号：TMZC99100286BHTZ01'),
      label('申请号：99100286'),
      label('类别：30'),
      label('商标：松砚里'),
      label('申请人：示例茶业（上海）有限公司'),
      label('申请人地址：上海市示例区松砚路1号'),
      label('代理机构：示例商标代理有限公司'),
      label(`申请日期：${longDay(addDays(sent, -FILED_DAYS_BEFORE))}`),
      label('指定商品：茶；茶饮料；冰淇淋；以谷物为主的零食小吃'),
      { text: '', margin: [0, 6, 0, 0] },
      paragraph(`经审查，根据《商标法》${ground}的规定，我局决定驳回上述商标注册申请，理由如下：`),
      paragraph('该商标与虚构食品（杭州）有限公司在类似商品上已注册的第98700153号“松砚”商标近似。'),
      paragraph(
        `根据《商标法》${reviewArticle(sent)}的规定，商标注册申请人如果对本驳回决定不服，可以自收到本通知之日起十五日内向国家知识产权局申请复审。`,
      ),
      paragraph('特此通知。'),
      { ...right, text: '国家知识产权局', margin: [0, 18, 0, 6] },
      { ...right, text: longDay(sent) },
    ],
  })
  return {
    file: { name: isEn ? 'Sample refusal notice.pdf' : '示例驳回通知书.pdf', bytes },
    receiveTime: midnightOf(addDays(today, -RECEIVED_DAYS_AGO)),
  }
}
