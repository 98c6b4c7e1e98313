import type { Translation } from '../translation.ts'
import type { archive as zh } from '../zh/archive.ts'

export const archive: Translation<typeof zh> = {
  title: 'Trademark record',
  intro: 'See one trademark’s record and prosecution history by its number.',
  regNo: 'Registration or application no.',
  regNoHint: 'For example 47709815',
  regNoRequired: 'Enter the registration or application number.',
  intCls: 'Class',
  intClsHint: '1 to 45, optional',
  intClsInvalid: 'The class is a number from 1 to 45.',
  look: 'Show',
  number: 'No. {{regNo}}',
  numberAndClass: 'No. {{regNo}} · class {{intCls}}',
  otherMark: 'Another mark',
  noRegister: 'No register is loaded',
  noRegisterTag: 'No register',
  record: 'Record',
  noRecordText:
    'The owner, goods and dates of No. {{regNo}} will stand here. No register is loaded, so nothing is shown.',
  notFound: 'This mark is not in the register',
  notFoundText: '“{{register}}” ({{date}}) has no mark No. {{regNo}}.',
  flow: 'Prosecution history',
  noFlowText: 'Once a register is loaded, filings, publications, refusals and assignments will be listed here by date.',
}
