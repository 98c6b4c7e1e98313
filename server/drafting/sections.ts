import { SECTION_NUMBERS } from '#extensions/on-paper/section-number.ts'
import type { Draft } from './draft.ts'
import { type Html, type HtmlValue, html } from './html.ts'
import { switchField } from './switch-field.ts'

export interface Section {
  title: string
  body: HtmlValue
  /** Makes the section, heading included, one that can be switched off. */
  choice?: { name: string; on: boolean }
}

type Level = 'h2' | 'h3' | 'h4'

const heading = (level: Level, text: string): Html => {
  if (level === 'h2') return html`<h2>${text}</h2>`
  return level === 'h3' ? html`<h3>${text}</h3>` : html`<h4>${text}</h4>`
}

const written = (level: Level, title: string, { body, choice, title: label }: Section): Html => {
  const content = html`${heading(level, title)}${body}`
  return choice ? switchField({ ...choice, label, content }) : content
}

const counted = (level: Level, sections: readonly (Section | null)[], write: (number: number) => string): Html[] =>
  sections
    .filter(section => section !== null)
    .map((section, index) => written(level, write(index + 1) + section.title, section))

/** Sections counted 一、二、 (1. 2. in English); those that are null are not counted. */
export const mainSections = ({ say }: Draft, level: Level, sections: readonly (Section | null)[]): Html[] =>
  counted(level, sections, say(SECTION_NUMBERS.zhMain, SECTION_NUMBERS.enMain).write)

/** Sections counted （一）（二） ((1) (2) in English). */
export const subSections = ({ say }: Draft, level: Level, sections: readonly (Section | null)[]): Html[] =>
  counted(level, sections, say(SECTION_NUMBERS.zhSub, SECTION_NUMBERS.enSub).write)
