import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClassificationLookup } from '../../../server/classification/classification-lookup.ts'
import { DEFAULT_EDITION } from '../../../server/classification/edition.ts'
import { importClassification } from '../../../server/classification/import-classification.ts'
import { loadStarter } from '../../../server/classification/load-starter.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

const TABLES = [
  'class,group,name_zh,name_en\n09,0901,电子计算机,Computers\n09,0910,测量仪器,Instruments\n35,3501,广告,Advertising',
  `class,group,paragraph,item_code,name_zh,name_en
09,0901,,C090001,计算机软件（已录制）*,software
09,0910,一,090001,量具,measures
09,0910,二,090002,水表,water meters
35,3501,,350039,广告,advertising`,
  `src_group,src_para,type,subject,to_group,to_para,to_items,old_edition,clause
0910,,intra_parts_dissimilar,,,,,,各部分之间商品不类似
0901,,similar,软件,3501,,,,软件与3501类似`,
]

const placed = (group: string, paragraph = '', name = '') => ({ group, paragraph, name })

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('the classification as drafting asks it', () => {
  it('is not there before one is loaded', async () => {
    expect(await readClassificationLookup(database.db)).toBeUndefined()
  })

  it('concludes nothing from the silence of a starter, and names it so', async () => {
    await loadStarter(database.db)
    const lookup = await readClassificationLookup(database.db)
    expect(lookup?.edition.zh).toContain('样本')
    const far = lookup?.relationOf(placed('0901'), placed('2501'))
    expect(far).toEqual({ isSimilar: null, note: null })
  })

  it('places names of the notice, relates their groups and parts, and says by which note', async () => {
    for (const table of TABLES) {
      const bytes = (async function* () {
        yield new TextEncoder().encode(table)
      })()
      await importClassification(database.db, DEFAULT_EDITION, { name: 'table.csv', bytes })
    }
    const lookup = await readClassificationLookup(database.db)
    expect(lookup?.placesOf('计算机软件(已录制)', 9)).toEqual([
      { group: '0901', paragraph: '', name: '计算机软件(已录制)' },
    ])
    expect(lookup?.placesOf('计算机软件(已录制)', 35)).toEqual([])
    expect(lookup?.placesOf('未列名', 9)).toEqual([])
    expect(lookup?.groupTitle('0910')).toEqual({ zh: '测量仪器', en: 'Instruments' })
    const [measure, meter] = [placed('0910', '一'), placed('0910', '二')]
    const [software, advertising] = [placed('0901', '', '计算机软件'), placed('3501', '', '广告')]
    expect(lookup?.relationOf(measure, measure)).toEqual({ isSimilar: true, note: null })
    expect(lookup?.relationOf(measure, meter)).toMatchObject({ isSimilar: false, note: { zh: '各部分之间商品不类似' } })
    expect(lookup?.relationOf(advertising, software)).toMatchObject({ isSimilar: null, note: { zh: '软件与3501类似' } })
    expect(lookup?.relationOf(software, measure)).toEqual({ isSimilar: false, note: null })
  })
})
