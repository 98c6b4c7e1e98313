import type { MarkRule } from '../mark-rule.ts'

/** R26, a note: of a composite mark only the wording was compared. */
export const r26Device: MarkRule = {
  id: 'R26',
  find: (a, b, { hasDevice }) =>
    hasDevice || a.hasDevice || b.hasDevice
      ? {
          weight: 0,
          zh: '商标含有图形，仅比对了文字部分；图形部分未经检索和比对，须人工核对。',
          en: 'A mark includes a device; only the wording was compared. The device was neither searched nor compared and is to be checked by eye.',
        }
      : null,
}
