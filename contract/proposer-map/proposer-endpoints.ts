const MAP = '/data-web/api/v2/web/proposer-map'

/**
 * Method and path of every reading call of the proposer map (docs/proposer-map.md). Each is answered under v1 too, where
 * `data` is the rows alone. Free of any library, so that the page may import the values.
 */
export const PROPOSER_ENDPOINTS = {
  readProposerCompanies: { method: 'GET', path: `${MAP}/main/company/query` },
  readProposerMainName: { method: 'GET', path: `${MAP}/main/main-name` },
  readProposerUpdateDate: { method: 'GET', path: `${MAP}/main/latest-update-date` },
  readProposerAddresses: { method: 'GET', path: `${MAP}/main/address` },
  readProposerNumbers: { method: 'GET', path: `${MAP}/main/general-number` },
  readProposerCount: { method: 'GET', path: `${MAP}/main/count` },
  readProposerCircle: { method: 'GET', path: `${MAP}/main/main-circle` },
  readProposerCircleMarks: { method: 'GET', path: `${MAP}/main/marks-by-circle` },
  readProposerFamous: { method: 'GET', path: `${MAP}/main/famous` },
  readProposerTrend: { method: 'GET', path: `${MAP}/main/apply-trend` },
  readProposerStatus: { method: 'GET', path: `${MAP}/main/status` },
  readProposerStatusCategory: { method: 'GET', path: `${MAP}/main/status-category` },
  readProposerLayout: { method: 'GET', path: `${MAP}/main/category-layout` },
  readProposerForms: { method: 'GET', path: `${MAP}/main/icon-category` },
  readProposerFlow: { method: 'GET', path: `${MAP}/main/flow` },
  readProposerThreeYear: { method: 'GET', path: `${MAP}/main/three-year` },
  readProposerTimeLimits: { method: 'GET', path: `${MAP}/main/time-limit` },
  readProposerExtension: { method: 'GET', path: `${MAP}/main/extension` },
  readProposerFees: { method: 'GET', path: `${MAP}/main/fee` },
  readProposerMonitorOthers: { method: 'GET', path: `${MAP}/main/monitor-others` },
  readProposerLatestImages: { method: 'GET', path: `${MAP}/main/latest-image` },
  readProposerTodo: { method: 'GET', path: `${MAP}/main/todo` },
  readProposerRegisterRatio: { method: 'GET', path: `${MAP}/main/register-ratio` },
  readProposerRejectRatio: { method: 'GET', path: `${MAP}/main/reject-ratio` },
  readProposerAnnouncements: { method: 'GET', path: `${MAP}/main/announcement-data` },
  readProposerChanges: { method: 'GET', path: `${MAP}/main/change-of-address` },
  readProposerMoved: { method: 'GET', path: `${MAP}/main/register-monitor` },
  readProposerMarks: { method: 'GET', path: `${MAP}/main/marks` },
  readProposerInvalid: { method: 'GET', path: `${MAP}/case/invalid` },
  readProposerDenied: { method: 'GET', path: `${MAP}/case/denied` },
  readProposerRejected: { method: 'GET', path: `${MAP}/case/rejected` },
  readProposerCancelled: { method: 'GET', path: `${MAP}/case/cancelled` },
  readProposerOpposition: { method: 'GET', path: `${MAP}/case/opposition` },
  readProposerCaseTypes: { method: 'GET', path: `${MAP}/case/type` },
  readProposerLatestAgents: { method: 'GET', path: `${MAP}/agent/latest` },
  readProposerAgents: { method: 'GET', path: `${MAP}/agent/list` },
  readProposerAgentCount: { method: 'GET', path: `${MAP}/agent/count` },
} as const

export type ProposerCall = keyof typeof PROPOSER_ENDPOINTS

/** Method and path of what is kept beside the proposer map, and of what is made from it. */
export const PROPOSER_KEEPING_ENDPOINTS = {
  readTermCalendar: { method: 'GET', path: `${MAP}/main/time-limit.ics` },
  readWatches: { method: 'GET', path: '/data-web/api/v1/web/proposer-map/main/other-monitor' },
  addWatch: { method: 'POST', path: '/data-web/api/v1/web/proposer-map/main/other-monitor' },
  endWatch: { method: 'DELETE', path: '/data-web/api/v1/web/proposer-map/main/other-monitor/:id' },
  readJoinedNames: { method: 'GET', path: `${MAP}/main/joined-names` },
  saveJoinedNames: { method: 'PUT', path: `${MAP}/main/joined-names` },
  generatePortfolio: { method: 'POST', path: '/business/api/v1/web/biz/home/auto/generate/word' },
  readWhitelist: { method: 'GET', path: '/business/config/whitelist' },
  readWhitelistCount: { method: 'GET', path: '/business/config/whitelist/count' },
  readWhitelistEntries: { method: 'GET', path: '/business/config/whitelist/entries' },
  saveWhitelistEntries: { method: 'PUT', path: '/business/config/whitelist/entries' },
} as const
