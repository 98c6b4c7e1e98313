const KB = 1024
const MB = KB * KB

/** `340 KB`, `1.4 MB`. */
export const formatFileSize = (bytes: number): string =>
  bytes < MB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / MB).toFixed(1)} MB`
