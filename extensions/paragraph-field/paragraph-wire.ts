/** How a paragraph's text travels in the form data: every `<` written `&lt;` (spec §5). */
export const encodeParagraph = (text: string): string => text.replaceAll('<', '&lt;')

/** The text that `encodeParagraph` gives back as `wire`. */
export const decodeParagraph = (wire: string): string => wire.replaceAll('&lt;', '<')
