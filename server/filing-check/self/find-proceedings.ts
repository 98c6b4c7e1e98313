import { atSwitch, type CheckedDraft, type Finding, findingAt } from '../finding.ts'

const PROCEEDINGS: readonly RegExp[] = [/不使用|撤三|non-use/i, /无效宣告|宣告无效|invalidat/i, /转让|assignment/i]

/** One cited mark with proceedings of two kinds: what is chosen, and what its facts say. */
const proceedingsOfTwoKinds = (draft: CheckedDraft): Finding[] => {
  const pieces = draft.lines.flatMap(line =>
    line.isOff
      ? []
      : line.pieces.flatMap(({ field, from, to }) => {
          const match = /^citedMark(\d+)(Proceedings|SuspensionFacts)#/.exec(field ?? '')
          return match && to > from
            ? [{ line, from, to, number: match[1], name: match[2], text: line.text.slice(from, to) }]
            : []
        }),
  )
  return pieces.flatMap(one => {
    if (one.name !== 'SuspensionFacts') return []
    const choice = pieces.find(({ number, name }) => number === one.number && name === 'Proceedings')
    const kind = PROCEEDINGS.find(words => choice && words.test(choice.text))
    const said = PROCEEDINGS.filter(words => words.test(one.text))
    if (!choice || !kind || said.length === 0 || said.includes(kind)) return []
    return [
      findingAt(one.line, {
        kind: 'values',
        from: one.from,
        to: one.to,
        words: {
          zh: `理由书所写的程序为“${choice.text}”，此处为另一程序。`,
          en: `The reasons name “${choice.text}”; this is another proceeding.`,
        },
      }),
    ]
  })
}

/** A paragraph that asks to wait, and names nothing to wait for. */
const nothingToWaitFor = (draft: CheckedDraft): Finding[] => {
  const { reason } = draft.switches
  return reason.flatMap((state, index) => {
    if (!/^suspensionByItem/.test(state.name) || !state.isOn || state.isOff) return []
    const end = reason.findIndex(({ name }, at) => at > index && !/SuspensionRequest$/.test(name))
    const own = reason.slice(index + 1, end < 0 ? undefined : end)
    if (own.length === 0 || own.some(({ isOn: on, isOff }) => on && !isOff)) return []
    return atSwitch(draft, state, 'suspension', {
      zh: '此处请求中止审理，而等待的事项全部关闭。',
      en: 'This asks for suspension, and everything it waits for is off.',
    })
  })
}

/** Returns what contradicts itself in what a draft says of proceedings against the cited marks. */
export const findProceedings = (draft: CheckedDraft): Finding[] => [
  ...proceedingsOfTwoKinds(draft),
  ...nothingToWaitFor(draft),
]
