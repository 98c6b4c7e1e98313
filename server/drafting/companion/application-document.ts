import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import { classesNamed, namedMark } from '../case-words.ts'
import { agencyField, factField, factLabel, firmRows } from '../fact-fields.ts'
import { citeGrounds, quoteGround, quoteRule } from '../law-citation.ts'
import { columnTable, factTable, mainSections, type Section } from '../markup/blocks.ts'
import { missingText, question, radioField, switchField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import { searchDay } from './search-checklist.ts'
import { type CompanionDraft, targetField, targetLabel, windowFields } from './target-mark.ts'

/** Writes the power of attorney for this one filing. */
const powerOfAttorney = (draft: CompanionDraft): Html => {
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
const attachments = (draft: CompanionDraft): Html => {
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

const ROOM_TO_SIGN = html`<br>　<br>　`

const scope = (draft: CompanionDraft): Html => {
  const { say } = draft
  return radioField({
    name: 'cancellationScope',
    link: 'cancellationScope',
    label: say('撤销范围', 'Extent of the cancellation'),
    options: say(
      ['全部核定使用商品/服务', '部分核定使用商品/服务'],
      ['all registered goods or services', 'part of the registered goods or services'],
    ),
    checked: 0,
  })
}

/** Writes the form: who applies, against which registration, for which goods. */
const applicationForm = (draft: CompanionDraft): Html => {
  const { say } = draft
  return factTable([
    [say('申请人名称', 'Applicant'), factField(draft, 'applicant')],
    [
      say('统一社会信用代码/证件号码', 'Unified social credit code or identity no.'),
      missingText(
        'applicantCode',
        say('申请人的统一社会信用代码或者证件号码', 'Applicant’s credit code or identity no.'),
      ),
    ],
    [factLabel(draft, 'address'), factField(draft, 'address')],
    [
      say('联系人及电话、电子邮箱', 'Contact, telephone, e-mail'),
      missingText(
        'applicantContact',
        say('申请人的联系人、电话及电子邮箱', 'Applicant’s contact, telephone and e-mail'),
      ),
    ],
    ...firmRows(draft),
    [targetLabel(draft, 'RegNo'), targetField(draft, 'RegNo')],
    [targetLabel(draft, 'Mark'), targetField(draft, 'Mark')],
    [targetLabel(draft, 'Class'), targetField(draft, 'Class')],
    [targetLabel(draft, 'Owner'), targetField(draft, 'Owner')],
    [
      say('申请撤销的商品/服务', 'Goods or services to be cancelled'),
      html`${scope(draft)}${say('：', ': ')}${targetField(draft, 'Goods')}`,
    ],
    [
      say('撤销理由', 'Ground'),
      say('没有正当理由连续三年不使用', 'non-use for three consecutive years without proper reason'),
    ],
    [say('申请人章戳（签字）', 'Seal or signature of the applicant'), ROOM_TO_SIGN],
    [say('代理机构章戳、代理人签字', 'Seal of the agency, signature of the agent'), ROOM_TO_SIGN],
  ])
}

const recordSection = (draft: CompanionDraft): Section => {
  const field = (name: Parameters<typeof targetField>[1]): Html => targetField(draft, name)
  return {
    title: draft.say('被申请商标的基本情况', 'The registration'),
    body: draft.say(
      html`<p>第${field('RegNo')}号“${field('Mark')}”商标（以下称“该商标”）的注册人为${field('Owner')}，于${field('Registered')}注册公告，核定使用在第${field('Class')}类“${field('Goods')}”上，专用权期限至${field('Expiry')}。</p>`,
      html`<p>Registration no. ${field('RegNo')} “${field('Mark')}” (“the mark”) stands in the name of ${field('Owner')}. Its registration was published on ${field('Registered')} in Class ${field('Class')} for “${field('Goods')}”; its term ends on ${field('Expiry')}.</p>`,
    ),
  }
}

const reasonSection = (draft: CompanionDraft): Section => {
  const { say } = draft
  const { from, until } = windowFields(draft)
  const finding = radioField({
    name: 'searchResult',
    label: say('初步检索的结论', 'Outcome of the search'),
    required: true,
    options: say(
      [
        '未发现该商标在核定使用商品/服务上的使用',
        '仅发现不足以证明该商标在核定使用商品/服务上真实、公开、合法使用的信息',
      ],
      [
        'found no use of the mark for the registered goods or services',
        'found nothing that proves genuine, public and lawful use of the mark for the registered goods or services',
      ],
    ),
    checked: null,
  })
  return {
    title: say('事实与理由', 'Facts and reasons'),
    body: [
      quoteGround(draft, '49.2'),
      quoteRule(draft, REGULATIONS_2014, '66.1'),
      say(
        html`<p>该商标自注册公告之日起已满三年。申请人于${searchDay(draft)}通过企业信用信息公示系统、注册人网站、搜索引擎及电商平台等途径进行了初步检索，${finding}（见附件）。</p>`,
        html`<p>More than three years have passed since the registration was published. On ${searchDay(draft)} the applicant searched the enterprise register, the registrant’s website, search engines and trading platforms, and ${finding} (attachment).</p>`,
      ),
      question(
        'searchFacts',
        say('检索中发现的具体情况（可不填）', 'What the search showed in detail (may be left empty)'),
      ),
      say(
        html`<p>据此，申请人有理由认为，该商标在${from}至${until}期间没有正当理由连续三年不使用，依法应当予以撤销。请贵局通知商标注册人提交上述期间内在核定使用商品/服务上使用该商标的证据，或者说明不使用的正当理由。</p>`,
        html`<p>The applicant therefore has reason to believe that from ${from} to ${until} the mark was not used for three consecutive years without proper reason. The Office is asked to have the registrant file evidence of use of the mark for the registered goods or services in that period, or explain the reason for non-use.</p>`,
      ),
      switchField({
        name: 'stateInterest',
        label: say(
          '说明与驳回复审的关系（任何人均可提出，可以不写）',
          'State the link to the review (anyone may apply: may be left out)',
        ),
        on: false,
        content: say(
          html`<p>申请人第${factField(draft, 'applicationNo')}号${namedMark(draft)}（${classesNamed(draft)}）注册申请因该商标被驳回（发文编号${factField(draft, 'dispatchNo')}），申请人已依法申请或者将在法定期限内申请复审。该商标的撤销与该案结果直接相关。</p>`,
          html`<p>Application no. ${factField(draft, 'applicationNo')} for ${namedMark(draft)} (${classesNamed(draft)}) was refused on account of the mark (dispatch no. ${factField(draft, 'dispatchNo')}); review has been or will be applied for within the statutory period. The cancellation bears directly on that case.</p>`,
        ),
      }),
    ],
  }
}

const requestSection = (draft: CompanionDraft): Section => ({
  title: draft.say('请求', 'Request'),
  body: draft.say(
    html`<p>请贵局依据${citeGrounds(draft, ['49.2'])}的规定，撤销第${targetField(draft, 'RegNo')}号“${targetField(draft, 'Mark')}”商标在${scope(draft)}上的注册。</p>`,
    html`<p>The Office is asked under ${citeGrounds(draft, ['49.2'])} to cancel registration no. ${targetField(draft, 'RegNo')} “${targetField(draft, 'Mark')}” for ${scope(draft)}.</p>`,
  ),
})

const signature = (draft: CompanionDraft): Html => {
  const day = missingText('signingDate', draft.say('落款日期', 'Date of signing'))
  return draft.say(
    html`<p>此致</p><p>国家知识产权局</p><p>申请人：${factField(draft, 'applicant')}（章）</p><p>代理机构：${agencyField(draft)}（章）</p><p>日期：${day}</p>`,
    html`<p>To the China National Intellectual Property Administration</p><p>Applicant: ${factField(draft, 'applicant')} (seal)</p><p>Agency: ${agencyField(draft)} (seal)</p><p>Date: ${day}</p>`,
  )
}

/**
 * Writes the papers of the filing: the application form, its facts and reasons, the power of attorney and the list of
 * attachments, each beginning a page.
 */
export const applicationDocument = (draft: CompanionDraft): Html => {
  const { say } = draft
  const title = html`<h1>${say('撤销连续三年不使用注册商标申请书', 'Application for Cancellation of a Registered Trademark for Non-use')}</h1>`
  const sections = [recordSection(draft), reasonSection(draft), requestSection(draft)]
  return html`${title}${applicationForm(draft)}<h1>${say('事实与理由', 'Statement of facts and reasons')}</h1>${mainSections(draft, 'h2', sections)}${signature(draft)}${powerOfAttorney(draft)}${attachments(draft)}`
}
