import { describe, expect, it } from 'vitest'
import { MOST_STEPS } from '../../../../src/features/document-editor/history/case-history.ts'
import { documentCases } from '../../../support/document-cases.ts'
import { openTestEditors } from '../../../support/open-test-editors.ts'
import { walkHistory } from '../../../support/walk-history.ts'

const [analysis = '', reason = ''] = documentCases.find(({ htmls }) => htmls.length === 2)?.htmls ?? []

describe('undo and redo over both documents', () => {
  it.each([12, 18, 41])('always lead to the neighbouring state of the whole case (seed %s)', seed => {
    expect(walkHistory(openTestEditors(analysis, reason), seed, 120, MOST_STEPS).disagreement).toBe(null)
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
