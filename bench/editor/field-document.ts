const FIELDS_A_CHAPTER = 10

const text = (name: string): string =>
  `<span data-field="text" data-name="${name}" data-label="商标">\${云雀书屋}</span>`

/** Ten fields of every kind among headings and paragraphs, as a drafted document has them. */
const chapter = (_: unknown, n: number): string =>
  [
    `<h2>${n}</h2><p>以${text(`a${n}`)}为由驳回${text(`b${n}`)}的<strong>${text(`c${n}`)}</strong>申请。</p>`,
    `<p>${text(`d${n}`)}<span data-field="radio" data-name="e${n}"><span data-option data-checked>近似</span>`,
    `<span data-option>不近似</span></span><a data-jump href="?regNo=47700001&amp;intCls=9">第47700001号</a></p>`,
    `<div data-field="paragraph" data-name="f${n}">\${事实<br>与理由}</div>`,
    `<div data-field="switch" data-name="g${n}" data-value="0"><p>首先，${text(`h${n}`)}并不近似。</p></div>`,
    `<p><span data-field="switch" data-name="i${n}" data-value="1">其中</span>，故请求准予初步审定。</p>`,
    `<ul data-field="checkboxes" data-name="j${n}" data-total="k${n}"><li data-value="750">官费</li></ul>`,
  ].join('')

const picture = (n: number): string =>
  `<p><img data-picture="00000000-0000-4000-8000-${String(n).padStart(12, '0')}" width="90" height="60" alt="图样${n}"></p>`

/** A document in the field markup with so many fields, a multiple of ten, and a picture in each of its first chapters. */
export const fieldDocument = (fields: number, pictures = 0): string =>
  Array.from({ length: fields / FIELDS_A_CHAPTER }, (_, n) => chapter(_, n) + (n < pictures ? picture(n) : '')).join('')

const plainChapter = (_: unknown, n: number): string =>
  [
    `<h2>${n}</h2><p>以云雀书屋为由驳回云雀书屋的<strong>云雀书屋</strong>申请。</p>`,
    '<p>云雀书屋近似不近似第47700001号</p><p>事实<br>与理由</p>',
    '<p>首先，云雀书屋并不近似。</p><p>其中，故请求准予初步审定。</p><ul><li><p>官费750</p></li></ul>',
  ].join('')

/** The text of `fieldDocument` without its fields. */
export const plainDocument = (fields: number): string =>
  Array.from({ length: fields / FIELDS_A_CHAPTER }, plainChapter).join('')
