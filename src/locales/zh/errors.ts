import type { EndpointName } from '#contract/endpoints.ts'
import type { AnswerCode, FailureCode } from '#contract/errors.ts'
import type { PaperKind } from '#contract/paper-kinds.ts'

/** Answers say what to do next; failures only what happened, in the activity list. */
export const errors = {
  answer: {
    notRefusalNotice: '这份 PDF 不是商标驳回通知书。请选择国家知识产权局的《商标驳回通知书》或《商标部分驳回通知书》。',
    notPdf: '这个文件不是 PDF。请选择 PDF 格式的驳回通知书。',
    emptyFile: '这是一个空文件。请重新下载或重新扫描后再上传。',
    passwordNeeded: '这份 PDF 有密码。请输入密码后再提交。',
    passwordWrong: '密码不对。请重新输入密码后再提交。',
    damagedPdf: '这份 PDF 已损坏，无法打开。请重新下载或重新扫描后再上传。',
    tooLarge: '文件超过 20 MB。请压缩，或只保留通知书的页面后再上传。',
    tooComplex: '这份 PDF 页数过多或过于复杂（最多 60 页）。请只保留通知书的页面后再上传。',
    noText: '这份 PDF 里认不出文字。请上传从网上申请系统下载的电子通知书，或以 200 dpi 以上重新扫描。',
    noRight: '当前账号没有驳回分析的权限。请联系管理员开通。',
    limitReached: '本月驳回分析次数已用完。请联系管理员增加次数。',
    staleRevision: '另一处已修改这份文件。请比较两个版本后再保存。',
    invalidInput: '提交的内容有误。请检查文件、日期和送达方式后再提交。',
  },
  paper: {
    acceptance: '这是商标注册申请受理通知书，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    notAccepted: '这是不予受理通知书，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    correction: '这是补正通知书，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    fee: '这是缴费通知书，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    examinationOpinion: '这是审查意见书，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    preliminaryPublication:
      '这是初步审定公告通知书，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    reviewAcceptance: '这是复审程序中的通知书，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    reviewDecision: '这是驳回复审决定书，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    opposition: '这是商标异议文件，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    invalidation: '这是商标无效宣告文件，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    cancellation: '这是商标撤销文件，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    registration: '这是商标注册证或注册证明，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    change: '这是变更、转让或续展类文件，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
    madridRefusal: '这是马德里国际注册的临时驳回通知。目前只起草国家知识产权局驳回通知书的复审文件，这一类还不能起草。',
    usptoAction:
      '这是美国专利商标局的审查意见（Office Action）。目前只起草国家知识产权局驳回通知书的复审文件，这一类还不能起草。',
    contract: '这是一份合同，不是驳回通知书。请选择《商标驳回通知书》或《商标部分驳回通知书》。',
  },
  failure: {
    notFound: '没有找到，可能已被删除。',
    cancelled: '已取消。',
    tooManyRequests: '请求过于频繁，请稍后重试。',
    unavailable: '服务没有应答。',
    internal: '服务出错。',
  },
  call: {
    readRejectionLog: '读取历史记录',
    readRejectionDetail: '打开分析结果',
    saveDraft: '保存修改',
    readDraftVersions: '列出草稿的版本',
    readDraftVersion: '打开草稿的一个版本',
    readDeadline: '计算复审期限',
    readDeadlineCalendar: '期限日历文件',
    analyseRejection: '驳回分析',
    exportRejectionDoc: '导出 Word',
    deleteRejectionLog: '删除分析',
    restoreRejectionLog: '恢复已删除的分析',
    correctService: '更正送达日期',
    correctNotice: '更正读取的事实',
    readFirm: '读取代理机构信息',
    saveFirm: '保存代理机构信息',
    readProgress: '读取进度',
    cancelProgress: '取消分析',
    readWriteCount: '检查用量（驳回分析）',
    readFastCount: '检查用量（快速检索）',
    readUsage: '读取本月用量',
    readGroups: '读取类似群',
    readParagraphs: '读取群组的部分',
    searchGoods: '查找商品和服务',
    readGroupsWithRelations: '查找有关联的群组',
    readRelatedGroups: '读取关联群组',
    startFastSearch: '快速检索',
    readFastLog: '读取检索记录',
    readFastDetail: '打开检索结果',
    saveOverrules: '保存人工判断',
    remakeFastReport: '重新生成检索报告',
    readSubjectAddresses: '读取申请人地址',
    suggestDecisions: '联想（裁定）',
    suggestCustoms: '联想（海关备案）',
    suggestAnnouncements: '联想（公告）',
    suggestTrademarks: '联想（商标）',
    queryCompanies: '查找申请人',
    readSearchBasis: '读取商标库与分类的信息',
    readArchive: '读取商标档案',
  },
} as const satisfies {
  answer: Record<AnswerCode, string>
  paper: Record<PaperKind, string>
  failure: Record<FailureCode, string>
  call: Record<EndpointName, string>
}
