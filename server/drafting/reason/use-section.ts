import { goodsWord } from '../case-words.ts'
import type { Draft } from '../draft.ts'
import { canBeAcquired, hasEarlierMark } from '../grounds/grounds.ts'
import { quoteGround } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { question } from '../markup/fields.ts'
import { html } from '../markup/html.ts'

/**
 * Writes the use of the mark: against an earlier mark as proof that the public knows it, under article 11 as acquired
 * distinctiveness. Null for any other notice, since use cures no other ground.
 */
export const useSection = (draft: Draft): Section | null => {
  const { say } = draft
  const isAcquired = canBeAcquired(draft)
  if (!isAcquired && !hasEarlierMark(draft)) return null
  const goods = goodsWord(draft)
  return {
    title: isAcquired
      ? say(
          '即使认为固有显著性不足，申请商标经使用已取得显著特征并便于识别',
          'Even if not inherently distinctive, the mark has acquired distinctiveness through use',
        )
      : say('申请商标经使用已与申请人形成对应关系', 'Through use the public links the mark to the applicant'),
    choice: { name: 'argueUse', on: false },
    body: [
      isAcquired ? quoteGround(draft, '11.2') : null,
      html`<p>${say(`申请商标在复审${goods}上的使用情况如下：`, `The mark has been used for the ${goods} under review as follows:`)}</p>`,
      question(
        'useFacts',
        say('使用的起始时间、地域、销售渠道和规模', 'Use since when, where, through which channels and on what scale'),
        true,
      ),
      question('promotionFacts', say(`就上述${goods}所作的宣传推广`, `Advertising and promotion for these ${goods}`)),
      question('honours', say('所获荣誉、排名和媒体报道', 'Awards, rankings and media coverage')),
    ],
  }
}
