import { createRequire } from 'node:module'
import { lazily } from './lazily.ts'

/** Forms that the conversion leaves as they are: Japanese and older shapes seen in marks. */
const VARIANTS: Record<string, string> = { 桜: '樱', 沢: '泽', 竜: '龙', 亀: '龟', 峯: '峰', 喆: '哲' }

const converter = lazily(() => {
  const { Converter }: typeof import('opencc-js/t2cn') = createRequire(import.meta.url)('opencc-js/t2cn')
  return Converter({ from: 't', to: 'cn' })
})

/** Chinese in simplified characters, one for one, so that places in the text stay. */
export const simplify = (text: string): string => {
  const simplified = converter()(text.replace(/[桜沢竜亀峯喆]/g, variant => VARIANTS[variant] ?? variant))
  return simplified.length === text.length ? simplified : text
}
