/** A text as part of a pattern of SQL's `like`, in which each of its characters stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
