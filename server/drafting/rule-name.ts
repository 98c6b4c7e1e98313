import { articleName } from '../law/article-name.ts'
import type { Language } from './language.ts'

const RULE = /^(Law|Regs) (\d{4}) Art\. (\d+)$/

const nameOf = ({ say, read }: Language, rule: string): string => {
  const [, law, year, article] = rule.match(RULE) ?? []
  if (article === undefined) return rule
  const name = law === 'Law' ? say('商标法', 'Trademark Law') : say('商标法实施条例', 'Implementing Regulations')
  return say(`《${name}》（${year}）`, `${name} (${year}), `) + read(articleName(article))
}

/** The rules of a step of the deadline (`Law 2019 Art. 34; Regs 2014 Art. 12`) in the document's language. */
export const ruleName = (language: Language, rule: string): string =>
  rule
    .split(/;\s*/)
    .map(part => nameOf(language, part))
    .join(language.say('；', '; '))
