import type { Block, Line } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { furtherFindings } from './absolute.ts'

/** Explains how the verdicts are made and what they do not say. */
export const methodBlocks = (input: ReportInput): Block[] => {
  const { report, read, say } = input
  const limits: Line[] = [
    [
      say(
        '文字按规则 R01–R29 比对（构成、呼叫、含义），每件在先商标列出触发的规则；规则辅助判断，不是审查结论。',
        'Wording is compared by rules R01–R29 (form, sound, sense); each earlier mark names the rules that fired. Rules help to judge, they are not the office’s decision.',
      ),
    ],
    [
      say(
        '商品按类似群和部分比对；区分表注释规定类似的，视为类似；注释规定各部分不类似的，不视为类似；同群的其他部分降一级。',
        'Goods are compared by similar group and part; what a note of the classification calls similar is taken as similar, what it sets apart is not; another part of the same group counts one step less.',
      ),
    ],
    [
      say(
        '相同或近似且有效、在先申请或在宽展期内的，受阻；近似程度较低的，有风险；撤销、宣告无效、期满未续展不满一年的，有风险（商标法第五十条），满一年的不计。2027年1月1日起只有注销的商标隔离一年；过渡规则尚未公布，跨越该日的隔离期按推定。申请人自己的商标不计。',
        'Identical or similar marks that are in force, pending or in grace block; weaker resemblance calls for caution, and so does a mark cancelled, invalidated or not renewed under a year ago (Law 2019 Art. 50); others that ended do not count. From 1 January 2027 only surrendered marks bar others for a year; no transition rule is published, so that what runs over that day is assumed. The applicant’s own marks do not count.',
      ),
    ],
    [
      say(
        '图形、立体、颜色、声音未检索；未检索在先字号、著作权、域名等其他在先权利。第十条、第十一条只按词表筛查，未命中不等于符合；第四条等其他绝对理由未审查。',
        'Devices, shapes, colours and sounds were not searched, nor other earlier rights such as trade names, copyright or domain names. Articles 10 and 11 were screened by lists of words only, and a name without a finding is not cleared by that; Article 4 and other absolute grounds were not examined.',
      ),
    ],
    [
      say(
        `结论以${read(report.register.name)}截至 ${report.register.asOf} 的数据为准；此后及检索日前约六个月内的申请可能尚未入库。`,
        `The conclusions rest on the data of “${read(report.register.name)}” as of ${report.register.asOf}; later filings, and those of about six months before the search, may not be in it yet.`,
      ),
    ],
    ...(report.isEn
      ? [
          [
            'English names of similar groups are translations: where the classification searched has none, that of the classification that comes with the software is taken if code and Chinese name agree there; else the Chinese name stands. Items that only the Chinese table has are without English; their Chinese name stands with the code of the item.',
          ],
        ]
      : []),
    ...(report.register.isSample
      ? [
          [
            {
              text: say(
                '本次检索的是随软件附带的示例商标库，其中的商标均为虚构，不能作为法律意见的依据。',
                'What was searched is the sample register that comes with the software. Its marks are invented; no legal advice can rest on it.',
              ),
              isStrong: true,
            },
          ],
        ]
      : []),
  ]
  return [
    { kind: 'heading', level: 2, text: say('方法与局限', 'Method and limits'), id: 'method' },
    { kind: 'list', items: limits, isOrdered: true },
    ...(furtherFindings(input).length > 0 ? [{ kind: 'list' as const, items: furtherFindings(input) }] : []),
  ]
}
