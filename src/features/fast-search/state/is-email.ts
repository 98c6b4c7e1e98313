/** Whether a text can be an e-mail address: the server sends to no other. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim())
