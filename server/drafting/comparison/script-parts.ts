import { hasWording, wordingOf } from '../mark-composition.ts'

export type Script = 'han' | 'latin' | 'other'

const RUNS: Record<Script, RegExp> = {
  // Digits beside Chinese characters are read with them: 9号院.
  han: /\p{N}*\p{Script=Han}[\p{Script=Han}\p{N}]*/gu,
  latin: /[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}’'.&-]*/gu,
  other: /(?:(?![\p{Script=Han}\p{Script=Latin}])[\p{L}\p{N}])+/gu,
}

export const SCRIPTS = Object.keys(RUNS) as Script[]

/** The runs of one script in a mark, as printed and in order; none for a device. */
export type ScriptParts = Readonly<Record<Script, readonly string[]>>

/** Returns the wording of a mark by script: 栖沃拉 and QIVORA for QIVORA 栖沃拉. */
export const scriptParts = (mark: string): ScriptParts => {
  const wording = hasWording(mark) ? wordingOf(mark) : ''
  const han = wording.match(RUNS.han) ?? []
  const rest = wording.replaceAll(RUNS.han, ' ')
  return { han, latin: rest.match(RUNS.latin) ?? [], other: rest.match(RUNS.other) ?? [] }
}

/** Returns the scripts that a mark is written in. */
export const scriptsOf = (parts: ScriptParts): Script[] => SCRIPTS.filter(script => parts[script].length > 0)
