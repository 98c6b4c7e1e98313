import { describe, expect, it } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'

const word = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} @list l0 {mso-list-id:1} --></style></head><body lang=ZH-CN><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const item = (level: number, number: string, text: string, list = 0): string =>
  `<p class=MsoListParagraph style='margin-left:${level * 18}.0pt;text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span lang=EN-US style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${number}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
const fragment = (body: string): string => `<html><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const sheets = (rows: string): string =>
  `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>${rows}</tbody></table>`
const excel = (rows: string, rules = ''): string =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!-- td {mso-ignore:padding} .xl65 {font-weight:700} ${rules} --></style></head><body link=blue><table border=0 cellpadding=0 cellspacing=0 width=144 style='border-collapse:collapse;width:108pt'><col width=72 span=2 style='width:54pt'><!--StartFragment-->${rows}<!--EndFragment--></table></body></html>`

const PAGE_END = `<span lang=EN-US><br clear=all style='mso-special-character:line-break;page-break-before:always'></span>`
const BREAK = '<hr data-break="page">'

const CASES: [name: string, html: string, wanted: string][] = [
  [
    'Word: bold',
    word('<p class=MsoNormal><b><span lang=EN-US>粗</span></b>体<o:p></o:p></p>'),
    '<p><strong>粗</strong>体</p>',
  ],
  [
    'Word: italic',
    word('<p class=MsoNormal><i style="mso-bidi-font-style:normal">斜</i>体</p>'),
    '<p><em>斜</em>体</p>',
  ],
  ['Word: underline', word('<p class=MsoNormal><u>下划</u>线</p>'), '<p><u>下划</u>线</p>'],
  ['Word: struck', word('<p class=MsoNormal><s>删</s>除<del>掉</del></p>'), '<p><s>删</s>除<s>掉</s></p>'],
  ['Word: superscript', word('<p class=MsoNormal>x<sup><span lang=EN-US>2</span></sup></p>'), '<p>x<sup>2</sup></p>'],
  [
    'Word: a numbered list',
    word(item(1, '1.', '甲') + item(1, '2.', '乙')),
    '<ol><li><p>甲</p></li><li><p>乙</p></li></ol>',
  ],
  [
    'Word: a list with bullets',
    word(item(1, '·', '甲') + item(1, '·', '乙')),
    '<ul><li><p>甲</p></li><li><p>乙</p></li></ul>',
  ],
  [
    'Word: a list of two levels',
    word(item(1, '1.', '甲') + item(2, 'a)', '子') + item(1, '2.', '乙')),
    '<ol><li><p>甲</p><ol><li><p>子</p></li></ol></li><li><p>乙</p></li></ol>',
  ],
  [
    'Word: a list of three levels and back',
    word(item(1, '1.', '甲') + item(2, '(a)', '子') + item(3, '·', '丑') + item(1, '2.', '乙')),
    '<ol><li><p>甲</p><ol><li><p>子</p><ul><li><p>丑</p></li></ul></li></ol></li><li><p>乙</p></li></ol>',
  ],
  ['Word: a list that goes on at three', word(item(1, '3.', '丙')), '<ol start="3"><li><p>丙</p></li></ol>'],
  ['Word: a Chinese numbering', word(item(1, '一、', '甲')), '<ol><li><p>甲</p></li></ol>'],
  [
    'Word: two lists with text between',
    word(`${item(1, '1.', '甲')}<p class=MsoNormal>文</p>${item(1, '1.', '乙', 1)}`),
    '<ol><li><p>甲</p></li></ol><p>文</p><ol><li><p>乙</p></li></ol>',
  ],
  [
    'Word: a table with a merged cell',
    word(
      '<table class=MsoTableGrid border=1 style="border-collapse:collapse"><tr style="mso-yfti-irow:0"><td width=553 colspan=2 valign=top style="width:414.8pt"><p class=MsoNormal>头<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>甲</p></td><td><p class=MsoNormal>乙</p></td></tr></table>',
    ),
    '<table><tbody><tr><td colspan="2"><p>头</p></td></tr><tr><td><p>甲</p></td><td><p>乙</p></td></tr></tbody></table>',
  ],
  ['Word: a heading is not bold besides', word('<h1><b><span>标题</span></b></h1>'), '<h1><strong>标题</strong></h1>'],
  ['Word: a deep heading', word('<h5>小标题</h5>'), '<h4>小标题</h4>'],
  [
    'WPS: bold by style',
    fragment(
      '<p class=MsoNormal><b><span style="mso-spacerun:\'yes\';font-family:宋体;font-weight:bold;">粗</span></b><span style="font-family:宋体">文</span></p>',
    ),
    '<p><strong>粗</strong>文</p>',
  ],
  [
    'WPS: a list paragraph',
    fragment(
      '<p class=MsoNormal style="margin-left:21.0000pt;text-indent:-21.0000pt;mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="font-family:宋体"><span style=\'mso-list:Ignore;\'>1.<span>&nbsp;</span></span></span><![endif]><span>甲</span></p>',
    ),
    '<ol><li><p>甲</p></li></ol>',
  ],
  [
    'WPS: an underline by style',
    fragment('<p><span style="text-decoration:underline;text-underline:single">线</span></p>'),
    '<p><u>线</u></p>',
  ],
  [
    'browser: weight 700',
    '<meta charset="utf-8"><span style="font-weight: 700; color: rgb(0, 0, 0)">粗</span>',
    '<p><strong>粗</strong></p>',
  ],
  ['browser: weight 400 is none', '<meta charset="utf-8"><span style="font-weight: 400">文</span>', '<p>文</p>'],
  ['browser: italic by style', '<span style="font-style: italic">斜</span>', '<p><em>斜</em></p>'],
  ['browser: struck by style', '<span style="text-decoration: line-through">删</span>', '<p><s>删</s></p>'],
  ['browser: struck by its longhand', '<span style="text-decoration-line: line-through">删</span>', '<p><s>删</s></p>'],
  ['browser: lines of divs', '<div>一</div><div>二</div>', '<p>一</p><p>二</p>'],
  ['browser: an article', '<article><header>一</header><section>二</section></article>', '<p>一</p><p>二</p>'],
  [
    'browser: a list in a list',
    '<ul><li>甲</li><ul><li>子</li></ul></ul>',
    '<ul><li><p>甲</p><ul><li><p>子</p></li></ul></li></ul>',
  ],
  [
    'browser: a table with heads',
    '<table><thead><tr><th style="font-weight:bold">头</th></tr></thead><tbody><tr><td rowspan="2">甲</td></tr></tbody></table>',
    '<table><tbody><tr><th><p>头</p></th></tr><tr><td rowspan="2"><p>甲</p></td></tr></tbody></table>',
  ],
  ['browser: a link is its words', '<p>见<a href="https://example.com/">此处</a></p>', '<p>见此处</p>'],
  ['browser: a script is nothing', '<p>文<script>alert(1)</script></p><img src=x onerror=alert(1)>', '<p>文</p>'],
  [
    'Google Docs: the wrapper is not bold',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;text-decoration:none">粗</span><span style="font-weight:400">文</span></p></b>',
    '<p><strong>粗</strong>文</p>',
  ],
  [
    'Google Sheets: a grid',
    sheets('<tr><td>甲</td><td style="font-weight:bold">乙</td></tr>'),
    '<table><tbody><tr><td><p>甲</p></td><td><p><strong>乙</strong></p></td></tr></tbody></table>',
  ],
  [
    'Google Sheets: a merged cell',
    sheets('<tr><td rowspan="1" colspan="2">头</td></tr><tr><td>甲</td><td>乙</td></tr>'),
    '<table><tbody><tr><td colspan="2"><p>头</p></td></tr><tr><td><p>甲</p></td><td><p>乙</p></td></tr></tbody></table>',
  ],
  [
    'Excel: a grid',
    excel(
      '<tr height=19><td height=19 width=72>申请号</td><td width=72>类</td></tr><tr><td>1</td><td align=right>9</td></tr>',
    ),
    '<table><tbody><tr><td><p>申请号</p></td><td><p>类</p></td></tr><tr><td><p>1</p></td><td><div data-align="right"><p>9</p></div></td></tr></tbody></table>',
  ],
  [
    'Excel: cells in the middle, merged, that must not wrap, and one of two lines',
    excel(
      '<tr><td colspan=2 class=xl66>头</td></tr><tr><td nowrap class=xl67>甲<br>乙</td><td align=center></td></tr>',
      '.xl66 {text-align:center} .xl67 {white-space:nowrap}',
    ),
    '<table><tbody><tr><td colspan="2"><div data-align="center"><p>头</p></div></td></tr><tr><td><p>甲<br>乙</p></td><td><p></p></td></tr></tbody></table>',
  ],
  [
    'WPS: a table with cells merged down and a line in the middle',
    fragment(
      '<table class=MsoNormalTable><tbody><tr><td width=100 rowspan=2 valign=center><p class=MsoNormal align=center style="text-align:center"><span style="font-family:宋体">甲</span></p></td><td><p class=MsoNormal><span>1</span></p></td></tr><tr><td><p class=MsoNormal><span>2</span></p></td></tr></tbody></table>',
    ),
    '<table><tbody><tr><td rowspan="2"><div data-align="center"><p>甲</p></div></td><td><p>1</p></td></tr><tr><td><p>2</p></td></tr></tbody></table>',
  ],
  [
    'Excel: a merged cell',
    excel('<tr><td rowspan=2 class=xl65>甲</td><td>1</td></tr><tr><td>2</td></tr>'),
    '<table><tbody><tr><td rowspan="2"><p><strong>甲</strong></p></td><td><p>1</p></td></tr><tr><td><p>2</p></td></tr></tbody></table>',
  ],
  [
    'Excel: words in a cell whose class strikes them, and a style that takes a class back',
    excel(
      '<tr><td>甲<font class="font5">删</font></td><td class=xl65 style="font-weight:400">细</td></tr>',
      '.font5 {text-decoration:line-through}',
    ),
    '<table><tbody><tr><td><p>甲<s>删</s></p></td><td><p>细</p></td></tr></tbody></table>',
  ],
  [
    'Word: lines in the middle, beside one another, and to the right',
    word(
      `<p class=MsoNormal align=center style='text-align:center'><b>标题</b></p>\n<p class=MsoTitle>二</p><p class=MsoNormal style='text-align:justify'>文</p><p align=right>签字</p>`,
    ).replace('p.MsoNormal {margin:0cm}', 'p.MsoNormal, li.MsoNormal {margin:0cm} p.MsoTitle {text-align:center}'),
    '<div data-align="center"><p><strong>标题</strong></p><p>二</p></div><p>文</p><div data-align="right"><p>签字</p></div>',
  ],
  [
    'Word: a link, whose class underlines it',
    word(
      '<p class=MsoNormal>见<a href="https://example.com/"><span class=MsoHyperlink>例</span></a><span class=u>线</span></p>',
    ).replace(
      'p.MsoNormal {',
      'a:link, span.MsoHyperlink {text-decoration:underline} .u {text-decoration:underline} p.MsoNormal {',
    ),
    '<p>见例<u>线</u></p>',
  ],
  [
    'WeChat: sections',
    '<section style="margin:0"><span style="font-size:15px;"><strong>粗</strong>文</span></section><section><span>二</span></section>',
    '<p><strong>粗</strong>文</p><p>二</p>',
  ],
  [
    'WeChat: sections in the middle, one of words alone, and a line that goes back to the left',
    '<section style="text-align: center;"><p><strong><span leaf="">标题</span></strong></p><section><span leaf="">题注</span></section><p style="text-align: left;">左</p><section style="text-align: right;">右</section></section><p>文</p>',
    '<div data-align="center"><p><strong>标题</strong></p></div><div data-align="center"><p>题注</p></div><p>左</p><div data-align="right"><p>右</p></div><p>文</p>',
  ],
  [
    'Excel: cells merged both ways, in the middle by class',
    excel(
      '<tr><td colspan=2 rowspan=2 class=xl66>合<br>并</td><td>丙</td></tr><tr><td>丁</td></tr><tr><td>1</td><td></td><td>戊</td></tr>',
      '.xl66 {text-align:center}',
    ),
    '<table><tbody><tr><td colspan="2" rowspan="2"><div data-align="center"><p>合<br>并</p></div></td><td><p>丙</p></td></tr><tr><td><p>丁</p></td></tr><tr><td><p>1</p></td><td><p></p></td><td><p>戊</p></td></tr></tbody></table>',
  ],
  [
    'WeChat: a bold paragraph',
    '<p style="font-weight:bold;"><span leaf="">粗</span></p>',
    '<p><strong>粗</strong></p>',
  ],
  ['Outlook: a font', '<div><font face="Calibri"><b>粗</b>文</font></div>', '<p><strong>粗</strong>文</p>'],
  ['LibreOffice: bold and struck', '<p><b>粗</b><strike>删</strike></p>', '<p><strong>粗</strong><s>删</s></p>'],
  ['Safari: its own break', '<p>一</p><br class="Apple-interchange-newline">', '<p>一</p>'],
  [
    'Word: two lists that follow one another',
    word(item(1, '1.', '甲') + item(1, '2.', '乙') + item(1, '1.', '丙', 1) + item(1, '2.', '丁', 1)),
    '<ol><li><p>甲</p></li><li><p>乙</p></li></ol><ol><li><p>丙</p></li><li><p>丁</p></li></ol>',
  ],
  [
    'Word: a deeper level numbered 2.1 begins with one',
    word(item(1, '2.', '甲') + item(2, '2.1.', '子') + item(2, '2.2.', '丑') + item(1, '3.', '乙')),
    '<ol start="2"><li><p>甲</p><ol><li><p>子</p></li><li><p>丑</p></li></ol></li><li><p>乙</p></li></ol>',
  ],
  ...(
    [
      ['三、', 3],
      ['（十二）', 12],
      ['③', 3],
      ['第三条', 3],
      ['c)', 3],
      ['iv.', 4],
    ] as const
  ).map(([number, start]): [string, string, string] => [
    `Word: a list that goes on at ${number}`,
    word(item(1, number, '甲')),
    `<ol start="${start}"><li><p>甲</p></li></ol>`,
  ]),
  ...['o', '§', 'Ø', '', '–'].map((bullet): [string, string, string] => [
    `Word: the bullet ${bullet}`,
    word(item(1, bullet, '甲')),
    '<ul><li><p>甲</p></li></ul>',
  ]),
  [
    'Word: hidden words, a comment and its mark',
    word(
      `<p class=MsoNormal>甲<span style='display:none;mso-hide:all'>隐</span>乙<span class=MsoCommentReference><span><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[W1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>丙</p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>批注</p></div></div>`,
    ),
    '<p>甲乙丙</p>',
  ],
  [
    'Word: page breaks between lines, within one and in a cell',
    word(
      ['甲', '乙', '丙'].map(text => `<p class=MsoNormal>${text}</p>`).join(PAGE_END) +
        `<p class=MsoNormal>丁<b>${PAGE_END}</b>戊</p><p class=MsoNormal>${PAGE_END}</p><table><tr><td><p class=MsoNormal>己${PAGE_END}</p></td></tr></table>`,
    ),
    `<p>甲</p>${BREAK}<p>乙</p>${BREAK}<p>丙</p><p>丁</p>${BREAK}<p>戊</p>${BREAK}<table><tbody><tr><td><p>己</p></td></tr></tbody></table>`,
  ],
  [
    'Excel: cells merged over two whole rows',
    excel('<tr><td>甲</td><td>乙</td></tr><tr><td colspan=2 rowspan=2>宽</td></tr><tr></tr>'),
    '<table><tbody><tr><td><p>甲</p></td><td><p>乙</p></td></tr><tr><td colspan="2"><p>宽</p></td></tr></tbody></table>',
  ],
  ['Excel: one cell is words', excel('<tr><td class=xl65>甲</td></tr>'), '<p><strong>甲</strong></p>'],
  ['browser: preformatted lines', '<pre>一\n  二\n</pre><p>三</p>', '<p>一<br>二</p><p>三</p>'],
  [
    'browser: lines kept by style, and not within what takes that back',
    '<div style="white-space: pre-wrap">一\n二<span style="white-space: normal">三\n四</span></div>',
    '<p>一<br>二三 四</p>',
  ],
  [
    'Word: a footnote, its mark raised and its text behind a rule',
    word(
      `<p class=MsoNormal>甲<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span lang=EN-US><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></span></a>乙</p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> 注文</p></div></div>`,
    ).replace('p.MsoNormal {', 'span.MsoFootnoteReference {vertical-align:super} p.MsoNormal {'),
    '<p>甲<sup>[1]</sup>乙</p><hr><p><sup>[1]</sup> 注文</p>',
  ],
  [
    'Word: a tracked change, as if it were accepted',
    word(
      `<p class=MsoNormal>甲<ins cite="mailto:%E7%8E%8B" datetime="2026-06-01T10:00"><span lang=EN-US>新</span></ins><del cite="mailto:%E7%8E%8B" datetime="2026-06-01T10:00"><span>旧</span></del>乙</p>`,
    ),
    '<p>甲新乙</p>',
  ],
  [
    'Word: a numbered heading keeps its number',
    word(
      `<h2 style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>（一）<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>商标不近似<o:p></o:p></h2>${`<h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>2.1<span>&nbsp; </span></span>商品不类似</h2>`}`,
    ),
    '<h2>（一）商标不近似</h2><h2>2.1 商品不类似</h2>',
  ],
  [
    'Word: empty lines and cells are empty, a reference to a section is its number',
    word(
      `<p class=MsoNormal>甲<!--[if supportFields]><span style='mso-element:field-begin'></span> REF _Ref1 \\h <span style='mso-element:field-separator'></span><![endif]-->2<!--[if supportFields]><span style='mso-element:field-end'></span><![endif]--></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><table><tr><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td><td><p class=MsoNormal>乙</p></td></tr></table>`,
    ),
    '<p>甲2</p><p></p><table><tbody><tr><td><p></p></td><td><p>乙</p></td></tr></tbody></table>',
  ],
  [
    'Word on the web: a heading by role, and a list for each item',
    [
      `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="2"><span class="TextRun SCXW1">题</span><span class="EOP SCXW1">&nbsp;</span></p></div>`,
      ...['甲1', '子2', '丑2', '乙1'].map(
        ([text, level]) =>
          `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-aria-level="${level}" data-listid="1" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></ul></div>`,
      ),
      '<div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">文</span><span class="EOP">&nbsp;</span></p></div>',
    ].join(''),
    '<h2>题</h2><ul><li><p>甲</p><ul><li><p>子</p></li><li><p>丑</p></li></ul></li><li><p>乙</p></li></ul><p>文</p>',
  ],
  [
    'WPS: a Chinese numbering behind real comments, with a bold font',
    fragment(
      `<p class=MsoNormal style="margin-left:0pt;text-indent:24pt;mso-list:l0 level1 lfo1;" ><!--[if !supportLists]--><span style="font-family:宋体" ><span style='mso-list:Ignore;' >（二）<span>&nbsp;</span></span></span><!--[endif]--><b><span style="mso-spacerun:'yes';font-weight:bold;" ><font face="宋体" >甲</font></span></b><span style="mso-spacerun:'yes';" ><o:p></o:p></span></p>`,
    ),
    '<ol start="2"><li><p><strong>甲</strong></p></li></ol>',
  ],
  [
    'WPS spreadsheet: classes in the middle, typed cells and blanks that line up figures',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name="ProgId" content="Excel.Sheet"/><style>\n<!-- @page {margin:1in} td {font-weight:400;} .et3 {text-align:center;font-weight:700;} --></style></head><body><table width="144" style='border-collapse:collapse;'><col width="72" span="2"/><tr height="18"><td class="et3" x:str>商标</td><td class="et3" x:str>类</td></tr><tr><td x:num="1200"><span style='mso-spacerun:yes'>&nbsp;&nbsp;</span>1,200.00<span style='mso-spacerun:yes'>&nbsp;</span></td><td>&nbsp;</td></tr></table></body></html>`,
    '<table><tbody><tr><td><div data-align="center"><p><strong>商标</strong></p></div></td><td><div data-align="center"><p><strong>类</strong></p></div></td></tr><tr><td><p>1,200.00</p></td><td><p></p></td></tr></tbody></table>',
  ],
  [
    'Excel: words that reach over empty cells, and the hidden row of widths',
    excel(
      `<tr><td colspan=3 style='mso-ignore:colspan'>很长的说明</td></tr><tr><td>1</td><td>2</td><td>3</td></tr><![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=72></td><td width=72></td><td width=72></td></tr><![endif]>`,
    ),
    '<table><tbody><tr><td><p>很长的说明</p></td><td><p></p></td><td><p></p></td></tr><tr><td><p>1</p></td><td><p>2</p></td><td><p>3</p></td></tr></tbody></table>',
  ],
  [
    'Google Docs: a list of two levels, an empty line and a raised figure',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400">题</span></h2><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc;font-weight:400" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700">甲</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>子</span></p></li></ul></ul><br /><p dir="ltr"><span>x</span><span style="font-size:0.6em;vertical-align:super">2</span></p></b>',
    '<h2>题</h2><ul><li><p><strong>甲</strong></p><ul><li><p>子</p></li></ul></li></ul><p><br></p><p>x<sup>2</sup></p>',
  ],
  [
    'browser: blanks that stand for an indentation, not those within a line or a cell',
    '<p style="text-indent:0">　　第三十条　申请注册的商标</p><p>&nbsp;&nbsp;&nbsp;&nbsp;<b>第二款</b></p><div><div>　　三</div></div><table><tr><td>　子项</td></tr></table>',
    '<p>第三十条　申请注册的商标</p><p><strong>第二款</strong></p><p>三</p><table><tbody><tr><td><p>　子项</p></td></tr></tbody></table>',
  ],
  [
    'browser: a caption, a foot that is written before the rows, and what a page does not show',
    '<table><caption>表一</caption><thead><tr><th>头</th></tr></thead><tfoot><tr><td>合计</td></tr></tfoot><tbody><tr><td>甲<select><option>一</option></select><span hidden>隐</span></td></tr></tbody></table><noscript>无</noscript>',
    '<p>表一</p><table><tbody><tr><th><p>头</p></th></tr><tr><td><p>甲</p></td></tr><tr><td><p>合计</p></td></tr></tbody></table>',
  ],
  [
    'WeChat: a numbered list of sections and a quotation',
    '<section data-role="outer"><ol class="list-paddingleft-1"><li><section><span leaf="">甲</span></section></li><li><p><span leaf="">乙</span></p></li></ol><blockquote><p><span leaf="">引</span></p></blockquote><mp-common-profile data-id="1"></mp-common-profile></section>',
    '<ol><li><p>甲</p></li><li><p>乙</p></li></ol><blockquote><p>引</p></blockquote>',
  ],
  [
    'Feishu: a list of two levels, and a table of blocks',
    `<meta charset='utf-8'><div data-page-id="x" data-lark-html-role="root"><ul class="list-bullet1"><li class="ace-line" data-list="bullet1"><div>甲</div></li><ul class="list-bullet2"><li class="ace-line" data-list="bullet2"><div>子</div></li></ul></ul><div class="ace-line"><strong>粗</strong>文</div><table><colgroup><col width="100"></colgroup><tbody><tr><td rowspan="1" colspan="1"><div class="ace-line"><div>格</div></div></td></tr></tbody></table></div>`,
    '<ul><li><p>甲</p><ul><li><p>子</p></li></ul></li></ul><p><strong>粗</strong>文</p><table><tbody><tr><td><p>格</p></td></tr></tbody></table>',
  ],
  [
    'LibreOffice: a line on a new page, and a list that goes on at c',
    '<p>文</p><ol type="a" start="3"><li><p style="margin-bottom: 0cm">丙</p></li></ol><p style="page-break-before: always">次页</p>',
    '<p>文</p><ol start="3"><li><p>丙</p></li></ol><hr data-break="page"><p>次页</p>',
  ],
  [
    'this document: a field is its words',
    `<p>甲<span data-field="text" data-name="n">\${乙}</span></p>`,
    '<p>甲乙</p>',
  ],
]

describe('what other programs put on the clipboard', () => {
  it.each(CASES)('%s', (_, pasted, wanted) => {
    const { editor, html } = createTestEditor('<p></p>')
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? pasted : ''), files: [] }
    editor.view.dom.dispatchEvent(
      Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
    )
    expect(
      html()
        .replace(/(<p><\/p>)+$/, '')
        .replaceAll('\u00a0', ' '),
    ).toBe(wanted)
  })
})

/** Pastes where the caret is put, and returns the editor. */
const pasteAt = (html: string, position: number, pasted: string) => {
  const opened = createTestEditor(html)
  opened.editor.commands.setTextSelection(position)
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? pasted : ''), files: [] }
  opened.editor.view.dom.dispatchEvent(
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
  )
  return opened
}

const GRID = '<table><tbody><tr><td><p>甲</p></td><td><p>乙</p></td></tr></tbody></table>'

describe('a pasted table', () => {
  it.each([
    ['<p>前后</p>', 3, `<p>前</p>${GRID}<p>在后</p>`],
    ['<p>前后</p>', 2, `${GRID}<p>在前后</p>`],
    ['<h2>前后</h2>', 3, `<h2>前</h2>${GRID}<h2>在后</h2>`],
    [
      '<div data-align="center"><p>前后</p></div>',
      4,
      `<div data-align="center"><p>前</p></div>${GRID}<div data-align="center"><p>在后</p></div>`,
    ],
    ['<ul><li><p>前后</p></li></ul>', 5, `<ul><li><p>前</p>${GRID}<p>在后</p></li></ul>`],
    ['<p>前后</p>', 4, `<p>前后</p>${GRID}<p>在</p>`],
    ['<p></p><p>次</p>', 2, `${GRID}<p>在次</p>`],
  ])('within %s at %i leaves the words around it where they are, and the caret behind it', (html, position, wanted) => {
    const { editor, html: now } = pasteAt(html, position, excel('<tr><td>甲</td><td>乙</td></tr>'))
    editor.view.dispatch(editor.state.tr.insertText('在'))
    expect(now()).toBe(wanted)
  })
})

describe('pictures that are no bytes on the clipboard', () => {
  it('are told of, icons aside', async () => {
    const { html, element } = pasteAt(
      '<p></p>',
      2,
      word(
        `<p class=MsoNormal>图<![if !vml]><img width=100 height=50 src="file:///C:/Users/a/clip_image002.png" v:shapes="_x0000_i1025"><![endif]>后<img width=16 src="https://example.com/icon.png"></p>`,
      ),
    )
    await Promise.resolve()
    expect(html()).toBe('<p>图后</p>')
    expect(element.querySelector('[role="alert"]')?.textContent).toBe('1 pictures lost')
  })

  it('are nothing to tell of where there are none', async () => {
    const { element } = pasteAt('<p></p>', 2, word('<p class=MsoNormal>文</p>'))
    await Promise.resolve()
    expect(element.querySelector('[role="alert"]')).toBeNull()
  })
})
