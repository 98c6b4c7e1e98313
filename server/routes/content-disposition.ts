const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** How the browser is to take a file of that name: shown in the page or taken away (RFC 6266, RFC 8187). */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename*=UTF-8''${encodeName(name.toWellFormed())}`
