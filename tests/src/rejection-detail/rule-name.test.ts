import { describe, expect, it } from 'vitest'
import { ruleName, rulesOf } from '../../../src/features/rejection-detail/rule-name.ts'
import { i18n } from '../../../src/locales/i18n.ts'

describe('a rule of the deadline', () => {
  it.each([
    ['zh', 'Law 2019 Art. 34', '《商标法》（2019年）第三十四条'],
    ['zh', 'Law 2019 Art. 4', '《商标法》（2019年）第四条'],
    ['zh', 'Regs 2014 Art. 10', '《商标法实施条例》（2014年）第十条'],
    ['zh', 'Regs 2014 Art. 12', '《商标法实施条例》（2014年）第十二条'],
    ['zh', 'Regs 2014 Art. 20', '《商标法实施条例》（2014年）第二十条'],
    ['en', 'Law 2026 Art. 37', 'Trademark Law (2026) Art. 37'],
    ['zh', 'Regs 2002', '《商标法实施条例》（2002年）'],
    ['zh', 'State Council notice 2025', 'State Council notice 2025'],
  ] as const)('in %s: %s is %s', (language, rule, name) => {
    expect(ruleName(rule, language, i18n.getFixedT(language))).toBe(name)
  })

  it('is named once, however many steps rest on it', () => {
    const steps = ['Regs 2014 Art. 10', 'Law 2019 Art. 34; Regs 2014 Art. 12', 'Regs 2014 Art. 12', '']
    expect(rulesOf(steps.map(rule => ({ rule })))).toEqual([
      'Regs 2014 Art. 10',
      'Law 2019 Art. 34',
      'Regs 2014 Art. 12',
    ])
  })
})
