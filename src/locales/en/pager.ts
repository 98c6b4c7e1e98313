import type { Translation } from '../translation.ts'
import type { pager as zh } from '../zh/pager.ts'

export const pager: Translation<typeof zh> = {
  name: 'Pages',
  range: '{{from}}–{{to}} of {{total}}',
  shortRange: '{{from}}–{{to}} of {{total}}',
  page: '{{page}} / {{pages}}',
  previous: 'Previous page',
  next: 'Next page',
}
