import { SECTION_NUMBERS } from '#extensions/section-numbers.ts'
import type { Language } from '../language.ts'
import { switchField } from './fields.ts'
import { type Html, type HtmlValue, html } from './html.ts'

/** Writes a table of rows without a header, each a name and its value. */
export const factTable = (rows: readonly (readonly [HtmlValue, HtmlValue])[]): Html =>
  html`<table><tbody>${rows.map(([label, value]) => html`<tr><td>${label}</td><td>${value}</td></tr>`)}</tbody></table>`

/** Writes a table with a header row. */
export const columnTable = (header: readonly HtmlValue[], rows: readonly (readonly HtmlValue[])[]): Html =>
  html`<table><thead><tr>${header.map(cell => html`<th>${cell}</th>`)}</tr></thead><tbody>${rows.map(
    row => html`<tr>${row.map(cell => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`

export interface Section {
  title: string
  body: HtmlValue
  /** Makes the whole section, heading included, a switch. */
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

/** Writes sections numbered 一、二、 (1. 2. in English); null sections are left out and not counted. */
export const mainSections = (
  { say }: Pick<Language, 'say'>,
  level: Level,
  sections: readonly (Section | null)[],
): Html[] => counted(level, sections, say(SECTION_NUMBERS.zhMain, SECTION_NUMBERS.enMain).write)

/** Writes sections numbered （一）（二） ((1) (2) in English); null sections are left out and not counted. */
export const subSections = (
  { say }: Pick<Language, 'say'>,
  level: Level,
  sections: readonly (Section | null)[],
): Html[] => counted(level, sections, say(SECTION_NUMBERS.zhSub, SECTION_NUMBERS.enSub).write)
