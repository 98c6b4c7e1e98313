import type { Verdict } from '#contract/search-report.ts'

/** The light tokens of ui.md §2, as ink on paper. */
export const INK = { text: '#191e26', second: '#4a5361', line: '#c3c9d1', rule: '#191e26' } as const

export const TONES: Record<Verdict, { ink: string; ground: string | null; rule: string | null }> = {
  blocked: { ink: '#a82a22', ground: '#fbebe9', rule: '#a82a22' },
  caution: { ink: '#7c5200', ground: '#fcf2dc', rule: '#7c5200' },
  clear: { ink: '#1c6840', ground: null, rule: '#9fcdb2' },
  'not-searched': { ink: '#626b79', ground: '#f4f5f7', rule: null },
}
