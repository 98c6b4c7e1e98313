import type { MarkRule } from '../mark-rule.ts'

/** R28, an adjustment: a known earlier mark is protected more widely. */
export const r28Fame: MarkRule = {
  id: 'R28',
  find: (_a, _b, { famous }) =>
    famous
      ? {
          weight: 0.1,
          zh: '在先商标具有一定知名度的，近似判断的范围可能相应扩大。',
          en: 'Where the earlier mark has a reputation, similarity may be found more widely.',
        }
      : null,
}
