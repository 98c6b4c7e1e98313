import type { MarkRule } from '../mark-rule.ts'

const WORDING_ONLY = {
  weight: 0,
  zh: '商标含有图形，仅比对了文字部分；图形部分未经检索和比对，须人工核对。',
  en: 'A mark includes a device; only the wording was compared. The device was neither searched nor compared and is to be checked by eye.',
}
const NOTHING_COMPARED = {
  weight: 0,
  zh: '商标为图形，没有可以比对的文字；图形未经检索和比对，须人工核对。',
  en: 'A mark is a device without wording to compare; the device was neither searched nor compared and is to be checked by eye.',
}

/** R26, a note: of a composite mark only the wording was compared, and a device alone is never cleared. */
export const r26Device: MarkRule = {
  id: 'R26',
  find: (a, b, { hasDevice }) => {
    if (!hasDevice && !a.hasDevice && !b.hasDevice) return null
    return a.text === '' || b.text === '' ? NOTHING_COMPARED : WORDING_ONLY
  },
}
