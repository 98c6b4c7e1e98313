/**
 * Stands for the packages of these extensions in the page's build (vite.config.ts). StarterKit imports them even where
 * they are left out: the link with linkifyjs weighs 13 kB gzip, code 2 kB; the only links of a document are jump links.
 */
export const Link = null
export const Code = null
export const CodeBlock = null
