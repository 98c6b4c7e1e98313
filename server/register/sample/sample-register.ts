import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { readStarterItems } from '../../classification/starter-files.ts'
import { generateMarks } from './generate-marks.ts'

/** Marks of the sample register. */
export const SAMPLE_SIZE = 20_000
/** Of all marks of the sample as JSON (the first 64 bits): another means that the generator, or what it draws from, has changed. */
export const SAMPLE_DIGEST = '778e18546d204e14'
export const SAMPLE_NAME = { zh: '示例商标库', en: 'Sample register' } as const
/** The day the sample stands at. */
export const SAMPLE_DAY = '2026-11-01'

const SEED = 20_261_101

/** The marks of the sample register: generated, not stored, and always the same; the first `count` of them. */
export const sampleMarks = async (count: number = SAMPLE_SIZE): Promise<Generator<RegisterMark>> => {
  const goods = (await readStarterItems()).map(item => ({
    class: item.class,
    group: item.group_code,
    paragraph: item.paragraph,
    name: item.name_zh,
    nameEn: item.name_en,
  }))
  return generateMarks({ count, seed: SEED, asOf: SAMPLE_DAY, goods })
}
