import { applicantWord } from '../applicant-word.ts'
import type { Draft } from '../draft.ts'
import { goodsWord } from '../goods-word.ts'
import { html } from '../html.ts'
import { citeGrounds } from '../law-citation.ts'
import { question } from '../question.ts'
import type { Section } from '../sections.ts'
import { switchField } from '../switch-field.ts'
import { reviewScope } from './review-scope.ts'

/** 结论: the request once more, for all or part, and what is given up for it. */
export const conclusionSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  const scope = reviewScope(draft)
  const applicant = applicantWord(draft)
  const cited = notice.grounds.length === 0 ? null : citeGrounds(draft, notice.grounds)
  return {
    title: say('结论', 'Conclusion'),
    body: [
      switchField({
        name: 'narrowedGoods',
        label: say(`放弃部分${goods}`, `Part of the ${goods} given up`),
        on: false,
        content: [
          html`<p>${say(`申请人自愿放弃申请商标在下列${goods}上的注册申请：`, `${applicant.name} ${applicant.isPlural ? 'give' : 'gives'} up the application for these ${goods}:`)}</p>`,
          question('abandonedGoods', say(`拟放弃的${goods}`, `The ${goods} to be given up`), true),
        ],
      }),
      say(
        html`<p>综上所述，申请商标的注册申请${cited ? html`未违反${cited}的规定` : '符合法律规定'}。恳请贵局撤销驳回决定，对申请商标在${scope}上的注册申请予以初步审定。</p>`,
        html`<p>In conclusion, ${cited ? html`the refusal under ${cited} cannot stand` : 'the application complies with the law'}. The Office is respectfully asked to set the refusal aside and to approve the mark preliminarily for ${scope}.</p>`,
      ),
    ],
  }
}
