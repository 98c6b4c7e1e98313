export const pager = {
  name: '翻页',
  range: '第 {{from}}–{{to}} 条，共 {{total}} 条',
  shortRange: '{{from}}–{{to}} / {{total}}',
  page: '{{page}} / {{pages}}',
  previous: '上一页',
  next: '下一页',
} as const
