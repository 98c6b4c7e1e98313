/**
 * Stands for @tiptap/extension-link in the page's build (vite.config.ts). StarterKit imports it even where it is left
 * out, and with linkifyjs it weighs 13 kB gzip; the only links of a document are jump links.
 */
export const Link = null
