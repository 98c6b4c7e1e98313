import type { Draft } from '../draft.ts'
import type { Html } from '../html.ts'
import { radioField } from '../radio-field.ts'

/** Whether evidence is to follow (Regs Art. 59); asked for on the first page and in the request, it is answered once. */
export const supplementField = ({ say }: Draft): Html =>
  radioField({
    name: 'supplement',
    link: 'supplement',
    label: say('是否需要补充证据材料', 'Whether evidence is to be supplemented'),
    required: true,
    options: say(['需要', '不需要'], ['will', 'will not']),
    checked: null,
  })
