import type { LawText } from '../../law/law-version.ts'
import type { Draft } from '../draft.ts'
import { goodsWord } from '../goods-word.ts'

/** A text of a guide in the document's language, `{goods}` filled with what the application is for. */
export const guideText = (draft: Draft, text: LawText): string =>
  draft.read(text).replaceAll('{goods}', goodsWord(draft))
