import { expect, it } from 'vitest'
import { documentSchema } from '#extensions/document-schema.ts'
import { parse } from '#extensions/index.ts'
import {
  countDocument,
  countWords,
  exportedText,
} from '../../../../src/features/document-editor/word-count/count-document.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'

it.each([
  ['', 0, 0, 0],
  ['申请商标，应予注册。', 10, 10, 10],
  ['第30条 and Article 30', 6, 16, 19],
  ['中国abc中国', 5, 7, 7],
  ['“云杉”与“Yunshan”不近似', 11, 17, 17],
  ['the “old” mark—it is', 4, 17, 20],
  ['一　二\n三', 3, 3, 4],
  ['𠮷野家', 3, 3, 3],
])('counts %j as Word does', (text, words, characters, charactersWithSpaces) => {
  expect(countWords(text)).toEqual({ words, characters, charactersWithSpaces })
})

it('counts what the export has: values and chosen wordings, nothing that is off, unchecked or empty', () => {
  const html = `<p>甲<span data-field="text" data-name="a">\${乙丙}</span><span data-field="text" data-name="b">\${}</span>
    <span data-field="radio" data-name="r"><span data-option data-checked>丁</span><span data-option>戊</span></span>
    <span data-field="switch" data-name="s" data-value="1">己</span></p>
    <div data-field="switch" data-name="t" data-value="1"><p>庚</p></div>
    <div data-field="paragraph" data-name="p">\${辛<br>壬}</div>
    <ul data-field="checkboxes" data-name="c"><li data-value="750">癸</li><li data-value="1" data-unchecked>子</li></ul>`
  const doc = documentSchema.nodeFromJSON(parse(html))
  expect(exportedText(doc.content).replace(/\s/g, '')).toBe('甲乙丙丁辛壬癸750')
  const { words } = countDocument(doc)
  expect(words).toBe(8)
  expect(countDocument(createTestEditor(html).editor.state.doc).words).toBe(words)
})
