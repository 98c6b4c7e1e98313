export const shell = {
  navigation: '主导航',
  routes: { reject_analysis: '驳回分析', fast_search: '快速检索' },
  language: { current: '中文', change: '语言：中文，切换为英文' },
  settings: '设置',
  darkMode: '深色',
  screenReaderMode: '屏幕阅读器模式',
  screenReaderModeHint: '屏幕阅读器模式：长文书整篇可读',
  activity: {
    title: '后台活动',
    failed_one: '后台活动，{{count}} 项失败',
    failed_other: '后台活动，{{count}} 项失败',
    clear: '全部清除',
    retry: '重试',
    retryOf: '重试：{{call}}',
    empty: '没有失败的请求。',
    note: '失败的请求只记在这里，不会弹出。',
  },
  broken: {
    title: '页面出错了',
    text: '已保存的内容不受影响。请重新载入页面。',
    reload: '重新载入',
  },
} as const
