/**
 * Returns the parameters of the address as it stands. Those that the router hands out are of the last time the page was
 * drawn: of two changes in a row the second would undo the first.
 */
export const addressNow = (): URLSearchParams => new URLSearchParams(window.location.search)
