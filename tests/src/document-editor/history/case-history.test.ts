import { describe, expect, it } from 'vitest'
import { prepareToPaste } from '#extensions/guard/plain-pasted-view.ts'
import { MOST_STEPS } from '../../../../src/features/document-editor/history/case-history.ts'
import type { OpenEditors } from '../../../../src/features/document-editor/open-editors.ts'
import { documentCases } from '../../../support/document-cases.ts'
import { openTestEditors } from '../../../support/open-test-editors.ts'
import { pressAtRandom } from '../../../support/press-at-random.ts'
import { editAtRandom } from '../../../support/random-edits.ts'
import { walkHistory } from '../../../support/walk-history.ts'

const [analysis = '', reason = ''] = documentCases.find(({ htmls }) => htmls.length === 2)?.htmls ?? []

const FIELDS_IN_BLOCKS = `<table><tr><td><p>甲<span data-field="text" data-name="cell">\${格}</span></p></td><td><p>乙</p></td></tr><tr><td><p>丙</p></td><td><ul><li>丁</li></ul></td></tr></table><ul><li>一<span data-field="text" data-name="item">\${项}</span></li><li>二</li></ul><p>末</p>`

await prepareToPaste()

describe('undo and redo over both documents', () => {
  it.each([12, 18, 41])('always lead to the neighbouring state of the whole case (seed %s)', seed => {
    expect(walkHistory(openTestEditors(analysis, reason), seed, 120, MOST_STEPS).disagreement).toBe(null)
  })

  it.each([
    5, 17, 25, 30, 9003,
  ])('take back and make again whole presses of keys, pastes and changes of tables (seed %s)', seed => {
    const edit = (opened: OpenEditors, random: () => number): void => {
      if (random() < 0.3) editAtRandom(opened, random)
      else pressAtRandom(opened.editors.analysis, random)
      // A question that is left open would make a later answer a part of this step.
      opened.editors.analysis.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    }
    const opened = openTestEditors(analysis + FIELDS_IN_BLOCKS, reason)
    // This page lays nothing out, so there is nowhere to scroll.
    opened.editors.analysis.view.setProps({ handleScrollToSelection: () => true })
    expect(walkHistory(opened, seed, 250, MOST_STEPS, edit).disagreement).toBe(null)
  })

  it('take back what was typed in a line that was then replaced by the same', () => {
    const { editors, readDocuments } = openTestEditors('<p>甲</p>', '<p>乙</p>')
    const [editor, before] = [editors.analysis, readDocuments()]
    editor.commands.insertContentAt(3, '字')
    const { state, view } = editor
    view.dispatch(state.tr.replaceWith(1, 5, state.doc.nodeAt(1) ?? []))
    editor.commands.undo()
    expect(readDocuments()).toEqual(before)
  })

  it('are offered only where there is something to take back, so not after opening', () => {
    const { history, editors } = openTestEditors(analysis, reason)
    expect(history.read()).toEqual({ canUndo: false, canRedo: false })
    editors.reason.commands.insertContentAt(2, '字')
    expect(history.read()).toEqual({ canUndo: true, canRedo: false })
    editors.analysis.commands.undo()
    expect(history.read()).toEqual({ canUndo: false, canRedo: true })
  })
})
