import type { Verdict } from '#contract/vocabulary.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { Run } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'

/** The words of docs/screens.md §6. */
const VERDICT_WORDS: Record<Verdict, LawText> = {
  blocked: { zh: '受阻', en: 'Blocked' },
  caution: { zh: '有风险', en: 'Caution' },
  clear: { zh: '未见障碍', en: 'Clear' },
  'not-searched': { zh: '未检索', en: 'Not searched' },
}

/** The signs before the words, so that a verdict survives a print in black and white. */
export const VERDICT_SIGNS: Record<Verdict, string> = {
  blocked: '⊘ ',
  caution: '▲ ',
  clear: '✓ ',
  'not-searched': '',
}

/** Explains each verdict, for the legend. */
export const VERDICT_MEANINGS: Record<Verdict, LawText> = {
  blocked: {
    zh: '有相同或近似的在先注册、初审或在先申请商标，商品类似；或词表表明属不得注册的情形。',
    en: 'An identical or similar earlier mark is registered, approved or pending for similar goods; or word lists show that its wording is barred.',
  },
  caution: {
    zh: '近似程度较低，或在先商标在同一类似群的其他部分，或已失效而仍在一年隔离期内；或词表提示绝对理由，须由人判断。',
    en: 'The resemblance is weak, the earlier mark stands in another part of the group, or it has lapsed and still bars others for a year; or word lists point to an absolute ground that a person must judge.',
  },
  clear: {
    zh: '在所列商标库中未检出构成障碍的在先商标，或检出的已人工排除。',
    en: 'No earlier mark that stands in the way was found in the register named, or those found were overruled by the attorney.',
  },
  'not-searched': {
    zh: '商标库中没有该类商标，或该类数据所在的服务器没有应答，或名称没有可比对的文字。',
    en: 'The register has no mark of the class, the server that holds it did not answer, or the name has no wording to compare.',
  },
}

/** Returns a verdict as it is printed everywhere: sign and word. */
export const verdictRun = ({ read }: ReportInput, verdict: Verdict): Run => ({
  text: VERDICT_SIGNS[verdict] + read(VERDICT_WORDS[verdict]),
  tone: verdict,
  isStrong: verdict === 'blocked' || verdict === 'caution',
})
