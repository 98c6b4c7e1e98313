/** Fields of each kind under the names that the script and the check know them by. */
export const NAMES = {
  text: ['t0', 't1', 't2'],
  paragraph: ['p0', 'p1'],
  switch: ['s0'],
  radio: ['r0'],
  checkboxes: ['c0'],
} as const
export const OPTIONS = ['甲案', '乙案', '丙案']
export const ITEMS = ['官费', '代理费', '翻译费']
export const PROSE_COUNT = 3

const attributesOf = (kind: string, name: string): string =>
  `data-field="${kind}" data-name="${name}" data-label="${name}"`

/** One of the two documents that are typed in, every kind of field in it; the names end in its letter. */
export const killedDocument = (letter: string): string => {
  const named = (name: string): string => `${name}${letter}`
  const texts = NAMES.text.map(
    name => `<p>字段<span ${attributesOf('text', named(name))}>\${原值${named(name)}}</span>在此。</p>`,
  )
  const prose = Array.from({ length: PROSE_COUNT }, (_, index) => `<p>正文${letter}${index}：</p>`)
  const paragraphs = NAMES.paragraph.map(
    name => `<div ${attributesOf('paragraph', named(name))}>\${原段${named(name)}}</div>`,
  )
  const options = OPTIONS.map(
    (option, index) => `<span data-option${index === 0 ? ' data-checked' : ''}>${option}</span>`,
  )
  const items = ITEMS.map((item, index) => `<li data-value="${index + 1}00">${item}</li>`)
  return `<h2>${letter}</h2>${prose.join('')}${texts.join('')}${paragraphs.join('')}
    <div ${attributesOf('switch', named('s0'))} data-value="0"><p>可关闭的段落。</p></div>
    <p>方案：<span ${attributesOf('radio', named('r0'))}>${options.join('')}</span></p>
    <ul ${attributesOf('checkboxes', named('c0'))} data-total="${named('total')}">${items.join('')}</ul>`
}
