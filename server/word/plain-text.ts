const ILLEGAL_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** The text without the characters XML 1.0 forbids: controls, U+FFFE, U+FFFF and halves of surrogate pairs. */
export const plainText = (text: string): string => text.replace(ILLEGAL_IN_XML, '')
