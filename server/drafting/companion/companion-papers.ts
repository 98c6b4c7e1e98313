import { agencyField, factField, factLabel } from '../fact-fields.ts'
import { columnTable, factTable } from '../markup/blocks.ts'
import { missingText, radioField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import { type CompanionDraft, targetField } from './target-mark.ts'

const ROOM_TO_SIGN = html`<br>　<br>　`

/** Writes the power of attorney for this one filing. */
export const powerOfAttorney = (draft: CompanionDraft): Html => {
  const { say } = draft
  const [regNo, mark] = [targetField(draft, 'RegNo'), targetField(draft, 'Mark')]
  const nationality = missingText(
    'applicantLaw',
    say('申请人的国籍或者依据成立的法律', 'Nationality or governing law of the applicant'),
  )
  return html`<h1>${say('商标代理委托书', 'Power of Attorney')}</h1>${say(
    html`<p>委托人${factField(draft, 'applicant')}是${nationality}的自然人/依该国法律成立的组织，现委托${agencyField(draft)}代理第${regNo}号“${mark}”商标的撤销连续三年不使用注册商标申请事宜，并有权提交、签收与本件有关的文件，办理补正、撤回等手续。</p>`,
    html`<p>${factField(draft, 'applicant')}, a national of or an entity under the law of ${nationality}, appoints ${agencyField(draft)} to file and conduct the application for cancellation of registration no. ${regNo} “${mark}” for non-use, to file and receive documents in that matter, and to make corrections or withdraw it.</p>`,
  )}${factTable([
    [factLabel(draft, 'address'), factField(draft, 'address')],
    [
      say('联系人及电话', 'Contact and telephone'),
      missingText(
        'applicantContact',
        say('申请人的联系人、电话及电子邮箱', 'Applicant’s contact, telephone and e-mail'),
      ),
    ],
    [say('委托人章戳（签字）', 'Seal or signature'), ROOM_TO_SIGN],
    [say('日期', 'Date'), missingText('signingDate', say('落款日期', 'Date of signing'))],
  ])}`
}

/** Writes the list of what goes with the application: the proof of identity by the kind of applicant first. */
export const attachments = (draft: CompanionDraft): Html => {
  const { say } = draft
  const kind = radioField({
    name: 'applicantKind',
    label: say('申请人的主体类型', 'Kind of applicant'),
    required: true,
    options: say(
      ['企业或者其他组织', '中国自然人', '外国申请人'],
      ['company or organisation', 'Chinese individual', 'foreign applicant'],
    ),
    checked: null,
  })
  const rows = say(
    [
      [
        '1',
        html`主体资格证明复印件（${kind}）`,
        '企业：加盖公章的营业执照副本；中国自然人：身份证；外国申请人：登记证明或者护照，附中文译文',
      ],
      ['2', '商标代理委托书', '委托人盖章或者签字，名称与主体资格证明一致'],
      ['3', '撤销连续三年不使用注册商标申请书', '一件注册、一个类别一份'],
      ['4', '使用情况初步检索材料', '按检索清单编号，截图显示网址、检索词与日期'],
      ['5', '被申请商标的档案打印件', '注册号、注册人、核定商品与申请书一致'],
    ],
    [
      [
        '1',
        html`Copy of the proof of identity (${kind})`,
        'company: business licence with seal; Chinese individual: identity card; foreign applicant: certificate or passport with a Chinese translation',
      ],
      ['2', 'Power of attorney', 'sealed or signed; the name agrees with the proof of identity'],
      ['3', 'Application for cancellation for non-use', 'one for each registration and class'],
      [
        '4',
        'Material of the preliminary search',
        'numbered as in the search list; screenshots with address, query and day',
      ],
      ['5', 'Print of the record of the mark', 'number, registrant and goods agree with the application'],
    ],
  )
  return html`<h1>${say('身份证明及附件清单', 'Proof of Identity and Attachments')}</h1>${columnTable(
    say(['序号', '材料', '要求'], ['No.', 'Paper', 'What it must show']),
    rows,
  )}`
}
