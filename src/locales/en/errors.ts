import type { Translation } from '../translation.ts'
import type { errors as zh } from '../zh/errors.ts'
import { portfolioCalls } from './portfolio-calls.ts'

export const errors: Translation<typeof zh> = {
  answer: {
    notRefusalNotice:
      'This PDF is not a trademark refusal notice. Choose a CNIPA notice of refusal or of partial refusal (商标驳回通知书, 商标部分驳回通知书).',
    notPdf: 'This file is not a PDF. Choose the refusal notice as a PDF.',
    emptyFile: 'This file is empty. Download or scan it again, then upload it.',
    passwordNeeded: 'This PDF has a password. Enter it and submit again.',
    passwordWrong: 'The password is wrong. Enter it again and submit.',
    damagedPdf: 'This PDF is damaged and cannot be opened. Download or scan it again, then upload it.',
    tooLarge: 'The file is larger than 20 MB. Compress it or keep only the pages of the notice, then upload it.',
    tooComplex:
      'This PDF has too many pages or is too complex (60 pages at most). Keep only the pages of the notice, then upload it.',
    noText:
      'No text could be recognised in this PDF. Upload the electronic notice from the online filing system, or scan it again at 200 dpi or more.',
    noRight: 'Refusal analysis is not included in this account’s plan. Ask your administrator to add it.',
    limitReached: 'This month’s refusal analyses are used up. Ask your administrator for more.',
    staleRevision: 'This document was changed elsewhere. Compare both versions, then save.',
    notWord:
      'This is not a Word document (.docx), or it is damaged. Choose a document that was exported here and edited.',
    notPicture: 'This file is not a complete PNG or JPEG picture. Save it as PNG or JPEG, then insert it again.',
    notExported:
      'This Word document was not exported here, so nothing in it can be matched to the fields. Choose one that was.',
    otherLog: 'This Word document was exported from another case. Open that case and import it there.',
    registerNotReady:
      'The register of marks is not fully loaded; a search now would miss earlier marks. Search again once it is loaded.',
    diskFull:
      'The server’s disk is nearly full, so nothing was started. Ask the administrator to free space, then try again.',
    doubtfulDay: 'The date does not fit the dispatch date on the notice. Check it and submit again.',
    invalidInput: 'Something in the form is not right. Check file, date and service, then submit again.',
  },
  paper: {
    acceptance:
      'This is a notice of acceptance of an application, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    notAccepted:
      'This is a notice that an application was not accepted, not a refusal of the mark. Choose a CNIPA notice of refusal or of partial refusal.',
    correction:
      'This is a notice to correct an application, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    fee: 'This is a notice to pay a fee, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    examinationOpinion:
      'This is an examination opinion, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    preliminaryPublication:
      'This is a notice of preliminary publication, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    reviewAcceptance:
      'This is a notice from review proceedings, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    reviewDecision:
      'This is a decision on review of a refusal, not the refusal itself. Choose a CNIPA notice of refusal or of partial refusal.',
    opposition:
      'This is an opposition document, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    invalidation:
      'This is an invalidation document, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    cancellation:
      'This is a cancellation document, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    registration:
      'This is a certificate of registration, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    change:
      'This is a document on a change, an assignment or a renewal, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
    madridRefusal:
      'This is a provisional refusal of an international registration (Madrid). Only reviews of CNIPA refusal notices are drafted so far, not this kind.',
    usptoAction:
      'This is a USPTO office action. Only reviews of CNIPA refusal notices are drafted so far, not this kind.',
    contract: 'This is a contract, not a refusal. Choose a CNIPA notice of refusal or of partial refusal.',
  },
  failure: {
    notFound: 'Not found; it may have been deleted.',
    cancelled: 'Cancelled.',
    tooManyRequests: 'Too many requests; try again later.',
    unavailable: 'The service did not answer.',
    internal: 'The service had an error.',
  },
  call: {
    readRejectionLog: 'Read the cases',
    readRejectionDetail: 'Open a result',
    saveDraft: 'Save changes',
    checkFiling: 'Check before filing',
    acceptProblem: 'Keep a problem as it is',
    readCompanions: 'Read the marks open to non-use cancellation',
    openCompanion: 'Open the non-use cancellation',
    readDraftVersions: 'List the versions of a draft',
    readDraftVersion: 'Open a version of a draft',
    readDeadlineDays: 'Read the calendar of deadlines',
    readCalendarFeed: 'Read the calendar feed',
    saveCalendarFeed: 'Change the calendar feed',
    readDeadline: 'Work out the review deadline',
    readWatchList: 'Read the watches',
    beginWatch: 'Start a watch',
    tryWatch: 'Try a watch',
    stopWatch: 'Stop or resume a watch',
    removeWatch: 'Delete a watch',
    readAlerts: 'Read the alerts',
    changeAlert: 'Change an alert',
    writeOppositionMemo: 'Make an opposition memo',
    readAlertCalendar: 'Read the calendar of opposition deadlines',
    readDeadlineCalendar: 'Get the calendar file of the deadline',
    analyseRejection: 'Refusal analysis',
    analyseSample: 'Analyse the sample notice',
    storePicture: 'Store a picture',
    exportRejectionDoc: 'Export to Word',
    compareWordFile: 'Import an edited Word file',
    deleteRejectionLog: 'Delete an analysis',
    restoreRejectionLog: 'Restore a deleted analysis',
    correctService: 'Correct the date of service',
    correctNotice: 'Correct what was read',
    readFirm: 'Read the firm details',
    saveFirm: 'Save the firm details',
    readProgress: 'Read the progress',
    cancelProgress: 'Cancel an analysis',
    readWriteCount: 'Check the allowance (refusal analysis)',
    readFastCount: 'Check the allowance (fast search)',
    readUsage: 'Read this month’s usage',
    readGroups: 'Read sub-classes',
    readParagraphs: 'Read paragraphs of sub-classes',
    searchGoods: 'Find goods and services',
    readGroupsWithRelations: 'Find sub-classes with relations',
    readRelatedGroups: 'Read related sub-classes',
    startFastSearch: 'Fast search',
    readFastLog: 'Read the search history',
    readFastDetail: 'Open a search result',
    saveOverrules: 'Save your own judgement',
    remakeFastReport: 'Recreate the search report',
    readSubjectAddresses: 'Read the applicant’s addresses',
    suggestDecisions: 'Suggestions (decisions)',
    suggestCustoms: 'Suggestions (customs)',
    suggestAnnouncements: 'Suggestions (announcements)',
    suggestTrademarks: 'Suggestions (marks)',
    queryCompanies: 'Find applicants',
    readSearchBasis: 'Read the register and classification',
    searchMarks: 'Search marks',
    previewImport: 'Preview a file',
    chooseColumns: 'Match the columns',
    runImport: 'Import a file',
    readRegisters: 'Read the registers',
    changeRegister: 'Change a register',
    removeRegister: 'Delete a register',
    readImports: 'List the imports',
    settleImport: 'Use a partly imported register',
    readRejectedLines: 'List lines set aside',
    readArchive: 'Read a trademark’s record',
    ...portfolioCalls,
  },
}
