export const shell = {
  navigation: '主导航',
  routes: {
    reject_analysis: '驳回分析',
    fast_search: '快速检索',
    portfolio: '申请人图谱',
    watching: '监测',
    archive: '商标档案',
    registers: '商标库',
  },
  skip: '跳到内容',
  missing: {
    title: '没有这一页',
    text: '这个地址没有对应的页面。删除的案件保留三十天，其间可以恢复。',
    home: '返回案件列表',
    deleted: '最近删除',
  },
  language: { current: '中文', change: '语言：中文，切换为英文' },
  settings: '设置',
  darkMode: '深色模式',
  screenReaderMode: '屏幕阅读器模式',
  screenReaderModeHint: '屏幕阅读器模式：长文书整篇可读',
  activity: {
    title: '后台活动',
    failed_one: '后台活动，{{count}} 项失败',
    failed_other: '后台活动，{{count}} 项失败',
    clear: '全部清除',
    retry: '重试',
    request: '请求编号 {{id}}',
    retryOf: '重试：{{call}}',
    empty: '没有失败的请求。',
    note: '失败的请求只记在这里，不会弹出。',
  },
  openCase: { back: '返回案件列表', loading: '正在打开分析结果…' },
  broken: {
    title: '页面出错了',
    text: '已保存的内容不受影响。请重新载入页面。',
    reload: '重新载入',
  },
} as const

export const quota = {
  usedOf: {
    write: '驳回分析本月用量 {{used}} / {{allowed}}',
    fast: '快速检索本月用量 {{used}} / {{allowed}}',
  },
  limit: {
    write: {
      usedUp: '本月驳回分析额度已用完',
      description:
        '当前方案“{{plan}}”每月可做 <b>{{allowed}}</b> 次驳回分析，本月已用 <b>{{used}}</b> 次。额度将于 {{resetsOn}}恢复。已选的文件和日期会保留。',
      noRight: '没有驳回分析的权限',
      noRightText: '当前方案“{{plan}}”不含驳回分析。已选的文件和日期会保留。',
    },
    fast: {
      usedUp: '本月快速检索额度已用完',
      description:
        '当前方案“{{plan}}”每月可做 <b>{{allowed}}</b> 次快速检索，本月已用 <b>{{used}}</b> 次。额度将于 {{resetsOn}}恢复。已填的内容会保留。',
      noRight: '没有快速检索的权限',
      noRightText: '当前方案“{{plan}}”不含快速检索。已填的内容会保留。',
    },
    buy: '如需增加额度或升级方案，请扫码联系管理员购买。',
    qr: '联系管理员的二维码',
    close: '知道了',
  },
} as const
