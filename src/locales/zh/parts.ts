export const deadline = {
  daysLeft_one: '剩 {{count}} 天',
  daysLeft_other: '剩 {{count}} 天',
  dueToday: '今天截止',
  past: '已过',
  dayIn_one: '{{date}} 剩 {{count}} 天',
  dayIn_other: '{{date}} 剩 {{count}} 天',
  dayToday: '{{date}} 今天截止',
  dayPast: '{{date}} 已过',
} as const

export const inputs = {
  named: '{{label}}：{{text}}',
  list: {
    full: '最多只能添加{{limit}}个',
    count: '{{count}} / {{limit}}',
    row: '{{label}}，第 {{place}} 行',
    remove: '移除{{label}}第 {{place}} 行',
  },
  notRead: {
    title: '未能读取',
    cause: '{{time}} · {{cause}}',
    part: '页面的这一部分未能下载。',
    text: '已填写和已保存的内容都还在。失败的请求列在后台活动中。',
    retry: '重试',
  },
  suggestions: '建议',
  recentEmails: '最近使用的邮箱',
  close: '关闭',
  notice: { title: '提示', close: '知道了' },
} as const

export const pager = {
  name: '翻页',
  range: '第 {{from}}–{{to}} 条，共 {{total}} 条',
  shortRange: '{{from}}–{{to}} / {{total}}',
  page: '{{page}} / {{pages}}',
  previous: '上一页',
  next: '下一页',
} as const
