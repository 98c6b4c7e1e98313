import type { Draft } from '../../draft.ts'
import type { Section } from '../../sections.ts'
import { answerGrounds } from './answer-grounds.ts'
import { argueDissimilar } from './argue-dissimilar.ts'
import { argueGoods } from './argue-goods.ts'
import { drop } from './drop.ts'
import { fileUse } from './file-use.ts'
import { narrowGoods } from './narrow-goods.ts'
import { optionsTable } from './options-table.ts'
import { refile } from './refile.ts'
import { relyOnRegistration } from './rely-on-registration.ts'

const LINES = [answerGrounds, argueDissimilar, argueGoods, fileUse, relyOnRegistration, narrowGoods, refile, drop]

/** The lines the attorney may take, each a switch with the facts it needs from the client, and all options (domain.md §4.1). */
export const strategySection = (draft: Draft): Section => ({
  title: draft.say('策略', 'Strategy'),
  body: [LINES.map(line => line(draft)), optionsTable(draft)],
})
