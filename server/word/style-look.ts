import type { IParagraphStylePropertiesOptions, IRunStylePropertiesOptions } from 'docx'

/** How one paragraph style looks in one language. */
export interface StyleLook {
  run?: IRunStylePropertiesOptions
  paragraph?: IParagraphStylePropertiesOptions
}
