import { CLASS_COUNT } from '#contract/limits.ts'
import type { Block } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { amountText, classList, classText, rowCodes } from '../wording/labels.ts'

const CLASSES_NAMED = 6
const GROUPS_NAMED = 12
const ADDRESS_SHOWN = 160

const scopeText = (input: ReportInput): string => {
  const { report, say } = input
  const chosen = report.rows.filter(({ origin }) => origin === 'chosen')
  const related = report.rows.filter(({ origin }) => origin === 'related')
  const classes = [...Map.groupBy(chosen, row => row.class)]
  if (classes.length === CLASS_COUNT)
    return say(
      `全部 ${CLASS_COUNT} 个类别，共 ${chosen.length} 个类似群`,
      `All ${CLASS_COUNT} classes, ${chosen.length} groups`,
    )
  if (classes.length > CLASSES_NAMED || chosen.length > GROUPS_NAMED)
    return say(
      `${classes.length} 个类别（${classList(
        input,
        classes.map(([number]) => number),
      )}），共 ${chosen.length} 个类似群${related.length > 0 ? `，另有 ${related.length} 个关联类似群` : ''}`,
      `${classes.length} classes (${classList(
        input,
        classes.map(([number]) => number),
      )}), ${chosen.length} groups${related.length > 0 ? `, and ${related.length} related groups` : ''}`,
    )
  const list = classes
    .map(([number, rows]) => {
      const codes = rowCodes(
        input,
        rows.map(row => report.rows.indexOf(row)),
      )
      return rows[0]?.group === ''
        ? classText(number)
        : say(`${classText(number)}（${codes}）`, `${classText(number)} (${codes})`)
    })
    .join(say('；', '; '))
  const more = related.map(({ group }) => group).join(say('、', ', '))
  return more === '' ? list : say(`${list}；关联类似群 ${more}`, `${list}; related groups ${more}`)
}

export const addressList = ({ report, say }: ReportInput): string => report.applicant.address.join(say('；', '; '))

/** Returns whether the address is too long for the first page; the annex then has the whole. */
export const isLongAddress = (input: ReportInput): boolean => addressList(input).length > ADDRESS_SHOWN

const addressText = (input: ReportInput): string =>
  isLongAddress(input)
    ? `${[...addressList(input)].slice(0, ADDRESS_SHOWN).join('')}… ${input.say('（全文见附表）', '(whole in the annex)')}`
    : addressList(input)

/** Names the registers that were asked, each with its size and day. */
export const registersText = ({ report, read, say }: ReportInput): string =>
  (report.registers ?? [report.register])
    .map(({ name, size, asOf }) =>
      say(
        `${read(name)}，${amountText(size)} 件，更新至 ${asOf}`,
        `${read(name)}, ${amountText(size)} marks, as of ${asOf}`,
      ),
    )
    .join(say('；', '; '))

/** Writes what was asked: for whom, in which classes and groups, for which goods, in which register. */
export const searchFacts = (input: ReportInput): Block => {
  const { report, say } = input
  const { applicant, goods } = report
  const formerNames = (applicant.formerNames ?? []).join(say('；', '; '))
  const kind = applicant.type === 1 ? say('（个人）', ' (individual)') : ''
  const rows: [string, [string]][] = [
    [say('拟申请人', 'Applicant'), [applicant.name === '' ? say('未填写', 'not given') : applicant.name + kind]],
    ...(formerNames === '' ? [] : [[say('曾用名', 'Former names'), [formerNames]] as [string, [string]]]),
    ...(applicant.address.length > 0 ? [[say('地址', 'Address'), [addressText(input)]] as [string, [string]]] : []),
    [say('类别与类似群', 'Classes and groups'), [scopeText(input)]],
    [
      say('商品与服务', 'Goods and services'),
      [
        goods.length === 0
          ? say('未指定项目', 'no items designated')
          : say(
              `${amountText(goods.length)} 项，见“申请的项目”`,
              `${amountText(goods.length)} items, listed under “Items applied for”`,
            ),
      ],
    ],
    [say('商标库', 'Register'), [registersText(input)]],
  ]
  return { kind: 'facts', rows }
}
