import type { Translation } from '../translation.ts'
import type { pdf as zhPdf } from '../zh/pdf.ts'

export const pdf: Translation<typeof zhPdf> = {
  title: 'Original notice',
  tools: 'Tools for the original',
  collapse: 'Collapse the original',
  expand: 'Open the original',
  resize: 'Resize the original',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {{number}} of the notice',
  pageOf: 'Page {{number}} of {{count}}',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fitWidth: 'Fit width',
  rotate: 'Rotate clockwise',
  search: {
    open: 'Search in the notice',
    words: 'Search in the notice',
    found: '{{number}} / {{count}}',
    nothing: 'Not found',
    noText: 'A scan: no text to search in',
    previous: 'Previous match',
    next: 'Next match',
    close: 'Close the search',
  },
  download: 'Download the original',
  evidence: 'In the notice: {{quote}}',
  loading: 'Opening the original…',
  pageFailed: 'This page cannot be shown. Download the original to read it.',
  passwordNeeded: 'This PDF is protected. Enter its password',
  passwordWrong: 'Wrong password. Enter it again',
  open: 'Open',
  retry: 'Retry',
  failed: {
    missing: { title: 'The original is missing', text: 'This PDF is not on the server.' },
    unexpectedResponse: {
      title: 'The original could not be opened',
      text: 'The server returned something other than the file (status {{status}}).',
    },
    damaged: { title: 'The original cannot be shown', text: 'This PDF is damaged, or not a PDF.' },
    unreachable: {
      title: 'The original could not be opened',
      text: 'Reading was interrupted. Check the network and retry.',
    },
  },
}
