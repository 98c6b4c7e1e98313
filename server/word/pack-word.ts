import { type Document, Packer } from 'docx'

/** Midnight of 1 January 1980 as zip files say it, the earliest they can. */
const ZIP_EPOCH = 0x00210000
const END_RECORD_BYTES = 22
const ENTRY_BYTES = 46

/** Sets the time of every file in the zip, twice each: in the directory at the end and before the file itself. */
const settleTimes = (zip: Uint8Array): void => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.byteLength - END_RECORD_BYTES
  let entry = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    view.setUint32(entry + 12, ZIP_EPOCH, true)
    view.setUint32(view.getUint32(entry + 42, true) + 10, ZIP_EPOCH, true)
    const variable =
      view.getUint16(entry + 28, true) + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true)
    entry += ENTRY_BYTES + variable
  }
}

/**
 * The document as a .docx with these core properties instead of docx's own, which hold the time of writing.
 * The same document gives the same bytes at any time and in any time zone.
 */
export const packWord = async (document: Document, coreProperties: string): Promise<Uint8Array> => {
  const zip = await Packer.pack(document, 'uint8array', undefined, [
    { path: 'docProps/core.xml', data: coreProperties },
  ])
  settleTimes(zip)
  return zip
}
