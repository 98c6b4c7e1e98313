export const inputs = {
  list: {
    full: '最多只能添加{{limit}}个',
    count: '{{count}} / {{limit}}',
    row: '{{label}}，第 {{place}} 行',
    remove: '移除{{label}}第 {{place}} 行',
  },
  notRead: { title: '没有读到', text: '已填写的内容都还在。失败的请求列在后台活动中。', retry: '重试' },
  suggestions: '建议',
  recentEmails: '最近使用的邮箱',
  notice: { title: '提示', close: '知道了' },
} as const
