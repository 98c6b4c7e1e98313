import type { ArguedMark } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { countWord, listText } from '../language.ts'
import { comparedParts, SCRIPTS, type Script, type ScriptParts, scriptsOf, wordingOf } from '../mark-composition.ts'
import { type HtmlValue, html, join, sourced } from '../markup/html.ts'
import { type Aspect, aspectOf, lengthOf, OURS } from './aspect.ts'
import { formDifference, sharedWording } from './differences.ts'
import { type ScriptName, scriptName } from './script-names.ts'

/** Writes the part of a mark in one script, with its count: 四个汉字“青砚山房”. */
const partCell = (
  { say, isEn }: Draft,
  { unitZh, unitEn }: ScriptName,
  runs: readonly string[],
  source: string,
): HtmlValue => {
  if (runs.length === 0) return say('无', 'none')
  const count = lengthOf(runs)
  const quoted = join(
    runs.map(run => sourced(source, `“${run}”`)),
    say('', ' '),
  )
  return say(
    html`${countWord(count, isEn)}${unitZh}${quoted}`,
    html`${countWord(count, isEn)} ${unitEn}${count === 1 ? '' : 's'}, ${quoted}`,
  )
}

/** A mark of one script is quoted as it is printed; of a composite one each part stands for itself. */
const runsOf = (mark: string, parts: ScriptParts, script: Script): readonly string[] =>
  scriptsOf(parts).join() === script ? [wordingOf(mark)] : parts[script]

/** The two marks of a comparison as its form is told: their parts by script, with what names and traces them. */
interface Compared {
  parts: { ours: ScriptParts; theirs: ScriptParts }
  marks: { ours: string; theirs: string }
  sources: { ours: string; theirs: string }
}

type Side = keyof Compared['parts']

/** Names scripts as they stand in one mark. */
const scriptNames = (draft: Draft, { parts }: Compared, side: Side, scripts: readonly Script[]): string[] =>
  scripts.map(script => draft.read(scriptName(script, [parts.ours, parts.theirs], parts[side][script])))

/** Writes the parts of a mark in some scripts, each with its count. */
const partCells = (draft: Draft, compared: Compared, side: Side, scripts: readonly Script[]): HtmlValue => {
  const { parts, marks, sources } = compared
  const written = scripts.map(script => {
    const own = parts[side][script]
    const name = scriptName(script, [parts.ours, parts.theirs], own)
    return partCell(draft, name, own.length === 0 ? [] : runsOf(marks[side], parts[side], script), sources[side])
  })
  return join(written, draft.say('、', '; '))
}

const ofParts = (draft: Draft, named: string): string => draft.say(`（${named}部分）`, ` (${named})`)

/** Compares the parts of both marks in one script, where at least one mark has such a part. */
const partAspect = (draft: Draft, mark: ArguedMark, compared: Compared, script: Script, label: string): Aspect => {
  const { say, notice } = draft
  const { parts } = compared
  const [own, cited] = [parts.ours[script], parts.theirs[script]]
  const names = { ours: OURS(draft), theirs: mark.name }
  const name = scriptName(script, [parts.ours, parts.theirs], [...own, ...cited])
  const told =
    own.length === 0 || cited.length === 0
      ? say(
          `${own.length === 0 ? names.ours : names.theirs}没有${name.zh}部分`,
          `${own.length === 0 ? names.ours : names.theirs} has no ${name.en}`,
        )
      : formDifference(
          draft,
          script,
          runsOf(notice.mark, parts.ours, script).join(' '),
          runsOf(mark.citedMark.mark, parts.theirs, script).join(' '),
          names,
        )
  const aspect = aspectOf(draft, mark, `Form${script}`, label, {
    ours: partCells(draft, compared, 'ours', [script]),
    theirs: partCells(draft, compared, 'theirs', [script]),
    told,
  })
  return own.length > 0 && cited.length === 0 ? { ...aspect, isLacking: true } : aspect
}

/** Compares what stands in one mark in scripts that the other has not with what stands there in others. */
const apartAspect = (
  draft: Draft,
  mark: ArguedMark,
  compared: Compared,
  [own, cited]: readonly [readonly Script[], readonly Script[]],
  isWhole: boolean,
): Aspect => {
  const { say } = draft
  const names = {
    ours: scriptNames(draft, compared, 'ours', own),
    theirs: scriptNames(draft, compared, 'theirs', cited),
  }
  const [ours, theirs] = [listText(draft, names.ours), listText(draft, names.theirs)]
  const named = [...names.ours, ...names.theirs]
  const part = isWhole ? '' : ofParts(draft, listText(draft, named))
  return aspectOf(draft, mark, 'Form', say('文字构成', 'Composition') + part, {
    ours: partCells(draft, compared, 'ours', own),
    theirs: partCells(draft, compared, 'theirs', cited),
    told: say(`一为${ours}，一为${theirs}`, `one is in ${ours}, the other in ${theirs}`),
  })
}

/** Concedes a part that is the same in both marks and leads over to the parts that are not. */
const conceded = (draft: Draft, compared: Compared, aspect: Aspect, script: Script, others: string): Aspect => {
  const { say } = draft
  // Words that other ones part in one of the marks are quoted apart: 北, 曙 of 北の曙.
  const [own, cited] = [compared.parts.ours[script], compared.parts.theirs[script]]
  const runs = own.length < cited.length ? cited : runsOf(compared.marks.ours, compared.parts.ours, script)
  const shared = listText(
    draft,
    runs.map(run => `“${run}”`),
  )
  return {
    ...aspect,
    isSame: true,
    shared,
    verdict: say(
      `均含${shared}，区别在于${others}部分`,
      `both contain ${shared}; the difference lies in the ${others}`,
    ),
  }
}

/** What the parts of two marks in one script have in common, quoted; null where nothing of weight. */
const inCommon = (parts: Compared['parts'], marks: Compared['marks'], script: Script): string | null => {
  const [own, cited] = [parts.ours[script], parts.theirs[script]]
  if (own.length === 0 || cited.length === 0) return null
  const [ours, theirs] = [
    runsOf(marks.ours, parts.ours, script).join(' '),
    runsOf(marks.theirs, parts.theirs, script).join(' '),
  ]
  const shared = sharedWording(script, ours, theirs)
  return shared === null ? null : `“${shared}”`
}

/** Returns what the words of two marks have in common, script by script and quoted. */
export const sharedWords = (ours: string, theirs: string): string[] => {
  const parts = comparedParts(ours, theirs)
  return SCRIPTS.flatMap(script => inCommon(parts, { ours, theirs }, script) ?? [])
}

/**
 * Compares two marks by what they are written in: each script that both have, and what only one of them has. Where each has
 * something that the other has not, the two are set against each other; neither is said to lack the other's script.
 */
export const formAspects = (draft: Draft, mark: ArguedMark, ours: ScriptParts, theirs: ScriptParts): Aspect[] => {
  const { say, read } = draft
  const compared: Compared = {
    parts: { ours, theirs },
    marks: { ours: draft.notice.mark, theirs: mark.citedMark.mark },
    sources: { ours: 'notice.mark', theirs: `notice.citedMarks.${mark.index}.mark` },
  }
  const scripts = SCRIPTS.filter(script => ours[script].length + theirs[script].length > 0)
  const own = scripts.filter(script => theirs[script].length === 0)
  const cited = scripts.filter(script => ours[script].length === 0)
  const areApart = own.length > 0 && cited.length > 0
  const single = areApart ? scripts.filter(script => !own.includes(script) && !cited.includes(script)) : scripts
  const nameOf = (script: Script): string =>
    read(scriptName(script, [ours, theirs], [...ours[script], ...theirs[script]]))
  const rows = single.map(script => ({
    script,
    named: nameOf(script),
    aspect: partAspect(
      draft,
      mark,
      compared,
      script,
      say('文字构成', 'Composition') + (scripts.length === 1 ? '' : ofParts(draft, nameOf(script))),
    ),
  }))
  const differing = [
    ...rows.filter(({ aspect }) => aspect.told !== null).map(({ named }) => named),
    ...(areApart ? [...own, ...cited].map(nameOf) : []),
  ]
  return [
    ...rows.map(({ script, aspect }) =>
      aspect.told === null && ours[script].length > 0 && differing.length > 0
        ? conceded(draft, compared, aspect, script, listText(draft, differing))
        : aspect.told === null
          ? aspect
          : { ...aspect, shared: inCommon(compared.parts, compared.marks, script) },
    ),
    ...(areApart ? [apartAspect(draft, mark, compared, [own, cited], single.length === 0)] : []),
  ]
}
