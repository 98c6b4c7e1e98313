import { askedFact } from '../../asked-fact.ts'
import { hasEarlierMark } from '../../ground-kinds.ts'
import { switchField } from '../../switch-field.ts'
import type { StrategyLine } from './strategy-line.ts'

/** The applicant's own earlier registration, if there is one. */
export const relyOnRegistration: StrategyLine = draft => {
  if (!hasEarlierMark(draft)) return null
  const { say } = draft
  return switchField({
    name: 'strategyEarlierRegistration',
    label: say('援引申请人在先注册的商标', 'Rely on the applicant’s own earlier registration'),
    on: false,
    content: askedFact(
      draft,
      'ownRegistrations',
      say('申请人在先注册商标的注册号、类别和使用情况', 'The applicant’s earlier registrations: number, class, use'),
    ),
  })
}
