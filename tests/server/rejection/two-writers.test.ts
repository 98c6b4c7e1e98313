import type { JSONContent } from '@tiptap/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DraftSaved } from '#contract/rejection.ts'
import { parse, toFormData, toHtml } from '#extensions/index.ts'
import { saveDraft } from '../../../server/rejection/draft-service.ts'
import { readLog } from '../../../server/rejection/read-log.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'
import { seededRandom } from '../../support/seeded-random.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

interface Both {
  analysis: JSONContent
  reason: JSONContent
}

/** A window with the case open, by the calls that a page makes. */
const openWindow = async (logId: number, writer: string) => {
  const log = await readLog(test.db, test.account, logId)
  const asParsed = { analysis: parse(log.analysisContent), reason: parse(log.reasonContent) }
  const window = {
    writer,
    revision: log.draft?.revision ?? 0,
    edit: 0,
    own: (log.draft ?? asParsed) as Both,
    clashes: log.draft?.clashes ?? [],
    body(settled: string[] = []) {
      const { analysis, reason } = window.own
      const mark = { writer, edit: window.edit }
      return {
        analysis,
        reason,
        form: toFormData(analysis, reason),
        reviewed: [],
        revision: window.revision,
        mark,
        settled,
      }
    },
    async send(settled: string[] = []): Promise<DraftSaved> {
      return await saveDraft(test.db, test.account, logId, structuredClone(window.body(settled)))
    },
    /** Hears the answer; takes what was merged over unless it has typed on. */
    hear({ revision, merged }: DraftSaved, takes = true) {
      window.revision = merged && takes ? merged.revision : revision
      if (merged && takes) window.own = { analysis: merged.analysis, reason: merged.reason }
      if (merged) window.clashes = merged.clashes
    },
    async save(settled: string[] = []) {
      window.hear(await window.send(settled))
    },
    change(edit: (both: Both) => Both) {
      window.edit += 1
      window.own = edit(window.own)
    },
    /** Replaces text in the HTML of a document. */
    write(from: string, to: string) {
      window.change(both => {
        const edited = {
          analysis: parse(toHtml(both.analysis).replace(from, to)),
          reason: parse(toHtml(both.reason).replace(from, to)),
        }
        expect(edited).not.toEqual(both)
        return edited
      })
    },
  }
  return window
}

const ANALYSIS = `<h2>一、要点</h2><p>申请人：<span data-field="text" data-name="applicant" data-label="申请人">\${甲公司}</span>，地址甲路。</p><p>第二段有一句话，又有一句话，末了。</p><ul><li><p>第一项</p></li><li><p>第二项</p></li></ul>`
const REASON = `<h2>二、理由</h2><p>理由第一段。</p><div data-field="paragraph" data-name="facts" data-label="事实">\${原来的事实。}</div><p>两商标<span data-field="radio" data-name="view"><span data-option data-checked>近似</span><span data-option>不近似</span><span data-option>待定</span></span>。</p>`

const openTwo = async (id?: number) => {
  const logId =
    id ?? (await addRejectionLog(test.db, test.account, { analysisContent: ANALYSIS, reasonContent: REASON }))
  return { logId, a: await openWindow(logId, 'window-a'), b: await openWindow(logId, 'window-b') }
}
const stored = async (logId: number) => {
  const { draft } = await readLog(test.db, test.account, logId)
  if (draft === null) throw new Error('nothing saved')
  return { html: toHtml(draft.analysis) + toHtml(draft.reason), clashes: draft.clashes ?? [], draft }
}

describe('two windows that save at once', () => {
  it.each([
    ['another field', ['甲公司', '乙公司'], ['原来的事实。', '新的事实。'], ['乙公司', '新的事实。']],
    ['another paragraph', ['第二段', '第2段'], ['理由第一段', '理由的第一段'], ['第2段', '理由的第一段']],
    [
      'another place of one paragraph',
      ['有一句话，又', '有一句长话，又'],
      ['末了', '最后'],
      ['有一句长话，又有一句话，最后。'],
    ],
    ['a field beside changed words', ['甲公司', '乙公司'], ['地址甲路', '地址乙路'], ['乙公司', '地址乙路']],
    ['a paragraph beside a new one', ['<p>第二段', '<p>新段。</p><p>第二段'], ['末了', '最后'], ['新段。', '最后']],
    [
      'the words of a heading that both lowered',
      ['<h2>一、要点</h2>', '<h3>一、要点</h3>'],
      ['<h2>一、要点</h2>', '<h3>一、要旨</h3>'],
      ['<h3>一、要旨</h3>'],
    ],
    ['an item beside another', ['第一项', '第1项'], ['第二项', '第2项'], ['第1项', '第2项']],
  ])('have both, where one changed %s', async (_, [from = '', to = ''], [otherFrom = '', otherTo = ''], both) => {
    const { logId, a, b } = await openTwo()
    a.write(from, to)
    b.write(otherFrom, otherTo)
    await a.save()
    await b.save()
    const { html, clashes, draft } = await stored(logId)
    for (const words of both) expect(html).toContain(words)
    expect(clashes).toEqual([])
    expect(b.own).toEqual({ analysis: draft.analysis, reason: draft.reason })
    expect(draft.form).toEqual(toFormData(draft.analysis, draft.reason))
  })

  it.each([
    ['one field', ['甲公司', '乙公司'], ['甲公司', '丙公司'], '申请人', '乙公司', '丙公司'],
    [
      'one choice',
      ['data-checked="">近似</span><span data-option="">不', '>近似</span><span data-option="" data-checked="">不'],
      [
        'data-checked="">近似</span><span data-option="">不近似</span><span data-option="">待',
        '>近似</span><span data-option="">不近似</span><span data-option="" data-checked="">待',
      ],
      'view',
      '不近似',
      '待定',
    ],
    [
      'the same words',
      ['末了', '最后'],
      ['末了', '末尾'],
      '一、要点',
      '第二段有一句话，又有一句话，最后。',
      '第二段有一句话，又有一句话，末尾。',
    ],
    [
      'one clause in two places',
      ['又有一句话', '还有一句话'],
      ['一句话，末', '一句空话，末'],
      '一、要点',
      '第二段有一句话，还有一句话，末了。',
      '第二段有一句话，又有一句空话，末了。',
    ],
    [
      'one clause, and each put a clause of its own beside it, which both wordings have',
      ['又有一句话', '先加一句，还有一句话'],
      ['一句话，末了', '一句空话，末了，再加一句'],
      '一、要点',
      '第二段有一句话，先加一句，还有一句话，末了，再加一句。',
      '第二段有一句话，先加一句，又有一句空话，末了，再加一句。',
    ],
    [
      'one place by new clauses',
      ['又有', '甲加的，又有'],
      ['又有', '乙加的，又有'],
      '一、要点',
      '第二段有一句话，甲加的，又有一句话，末了。',
      '第二段有一句话，乙加的，又有一句话，末了。',
    ],
    [
      'all clauses, each removing those that the other kept',
      ['第二段有一句话，', ''],
      ['又有一句话，末了。', ''],
      '一、要点',
      '又有一句话，末了。',
      '第二段有一句话，',
    ],
    [
      'a paragraph that the other deleted',
      ['末了', '最后'],
      ['<p>第二段有一句话，又有一句话，末了。</p>', ''],
      '一、要点',
      '第二段有一句话，又有一句话，最后。',
      '',
    ],
    [
      'a paragraph that they deleted',
      ['<p>第二段有一句话，又有一句话，末了。</p>', ''],
      ['末了', '最后'],
      '一、要点',
      '第二段有一句话，又有一句话，最后。',
      '',
    ],
    [
      'words of one clause beside a field that one of them changed, which both wordings have',
      ['甲公司', '乙公司'],
      ['地址甲路', '住址甲街'],
      '一、要点',
      '申请人：乙公司，地址甲大路。',
      '申请人：乙公司，住址甲街。',
      ['地址甲路', '地址甲大路'],
    ],
    [
      'one clause of a paragraph, and each put a clause of its own, which both wordings have',
      ['原来的事实。', '原来的新事实。'],
      ['原来的事实。', '原来的旧事实，末了。'],
      '事实',
      '先有，原来的新事实。末了。',
      '先有，原来的旧事实，末了。',
      ['原来的新', '先有，原来的新'],
    ],
  ])('are asked only about the place, where both changed %s', async (_, [from = '', to = ''], [
    otherFrom = '',
    otherTo = '',
  ], label, standing, other, also?: string[]) => {
    const { logId, a, b } = await openTwo()
    a.write(from, to)
    if (also) a.write(also[0] ?? '', also[1] ?? '')
    a.write('理由第一段', '甲写的理由')
    b.write(otherFrom, otherTo)
    b.write('第一项', '乙写的项')
    await a.save()
    await b.save()
    const { html, clashes } = await stored(logId)
    expect(html).toContain('甲写的理由')
    expect(html).toContain('乙写的项')
    expect(clashes.map(clash => [clash.label, clash.standing.words, clash.other.words])).toEqual([
      [label, standing, other],
    ])
    expect(b.clashes).toEqual(clashes)
    await b.save([clashes[0]?.id ?? ''])
    b.write('第二项', '此后')
    await b.save(clashes.map(({ id }) => id))
    expect((await stored(logId)).clashes).toEqual([])
  })

  it('go on from their own documents while they type, and clash once in one place', async () => {
    const { logId, a, b } = await openTwo()
    a.write('甲公司', '乙公司')
    await a.save()
    for (const [from = '', to = ''] of [
      ['甲公司', '丙'],
      ['丙', '丙公'],
      ['丙公', '丙公司'],
    ]) {
      b.write(from, to)
      b.hear(await b.send(), false)
    }
    const { html, clashes } = await stored(logId)
    expect(html).toContain('乙公司')
    expect(clashes.map(({ other }) => other.words)).toEqual(['丙公司'])
    a.write('理由第一段', '甲写的理由')
    await a.save()
    expect(toHtml(a.own.reason)).toContain('甲写的理由')
  })

  it('get the same answer when a save is sent again, however it was merged', async () => {
    const { logId, a, b } = await openTwo()
    a.write('甲公司', '乙公司')
    b.write('末了', '最后')
    await a.save()
    const first = await b.send()
    expect(await b.send()).toEqual(first)
    expect((await stored(logId)).draft.revision).toBe(first.merged?.revision)
  })
})

describe.each([1, 2, 3])('two windows and a server that is killed at random (seed %i)', seed => {
  it('have every acknowledged edit in the documents, or in the place that is asked about', async () => {
    const { logId, ...both } = await openTwo()
    const random = seededRandom(seed)
    const below = (bound: number): number => Math.floor(random() * bound)
    const windows = [both.a, both.b]
    const acknowledged = new Set<string>()
    const waiting = new Map<string, string[]>(windows.map(({ writer }) => [writer, []]))
    let count = 0
    const types: readonly string[] = ['text', 'textField', 'paragraphField']
    /** Writes a word that stands nowhere else behind, before or within a text or value, or in a new paragraph. */
    const edit = (window: (typeof windows)[number]): void => {
      const word = `«${window.writer.at(-1)}${count++}»`
      window.change(documents => {
        const next = structuredClone(documents)
        const blocks = random() < 0.5 ? next.analysis : next.reason
        if (random() < 0.15)
          blocks.content?.splice(below(blocks.content.length + 1), 0, {
            type: 'paragraph',
            content: [{ type: 'text', text: word }],
          })
        else {
          const places: JSONContent[] = []
          const visit = (node: JSONContent): void => {
            if (types.includes(node.type ?? '')) places.push(node)
            node.content?.forEach(visit)
          }
          visit(blocks)
          const place = places[below(places.length)] ?? {}
          const text = String(place.text ?? place.attrs?.['value'])
          const at = below(text.length + 1)
          const written = text.slice(0, at) + word + text.slice(at)
          if (/[«»]/.test(written.replace(/«\w+»/g, ''))) return documents
          if (place.text !== undefined) place.text = written
          else place.attrs = { ...place.attrs, value: written }
        }
        waiting.get(window.writer)?.push(word)
        return next
      })
    }
    const say = async (window: (typeof windows)[number]): Promise<void> => {
      const words = [...(waiting.get(window.writer) ?? [])]
      const fate = random()
      // Killed before anything is stored, or after, and no answer comes.
      if (fate < 0.2) return
      const answer = await window.send()
      if (fate < 0.4) return
      const isTyping = random() < 0.4
      if (isTyping) edit(window)
      window.hear(answer, !isTyping)
      for (const word of words) acknowledged.add(word)
      waiting.set(
        window.writer,
        (waiting.get(window.writer) ?? []).filter(word => !words.includes(word)),
      )
    }
    for (let round = 0; round < 100; round++) {
      const window = windows[below(2)] ?? both.a
      edit(window)
      if (random() < 0.6) await say(window)
    }
    const { html, clashes } = await stored(logId)
    const shown = html + JSON.stringify(clashes.map(({ standing, other }) => [standing.words, other.words]))
    expect(acknowledged.size).toBeGreaterThan(30)
    expect([...acknowledged].filter(word => !shown.includes(word))).toEqual([])
  })
})
