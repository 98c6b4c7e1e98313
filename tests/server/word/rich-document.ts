/** Every kind of content the field markup has, written for the tests. */
export const RICH_HTML = `
<h1>驳回商标注册申请复审申请书</h1><p>（正文）</p>
<table><tbody>
  <tr><td>申请人</td><td><span data-field="text" data-name="applicant">\${杭州云杉科技有限公司}</span></td></tr>
  <tr><td>收到日期</td><td><span data-field="text" data-name="received">\${}</span></td></tr>
</tbody></table>
<table><thead><tr><th>序号</th><th>商标</th></tr></thead><tbody><tr><td>1</td><td>Nestlé</td></tr><tr><td>2</td><td></td></tr></tbody></table>
<table><tr><th colspan="2">引证商标</th><th rowspan="2">结论</th></tr><tr><td>第1号</td><td>第2号</td></tr><tr><td>短行</td></tr></table>
<h2>一、基本情况</h2><h3>（一）引证商标</h3><h4>1. 状态</h4>
<p>申请商标<strong>粗</strong><em>斜</em><u>线</u><s>删</s>H<sub>2</sub>O m<sup>2</sup><br>第二行</p>
<div data-field="switch" data-name="argue" data-value="0">
  <p>共存<span data-field="switch" data-name="inner" data-value="1">（行内已关）</span>的<a data-jump href="?regNo=1">第1号</a></p>
  <div data-field="switch" data-name="deep" data-value="1"><p>嵌套已关</p><div data-field="paragraph" data-name="gone">\${已关的段落}</div></div>
  <div data-field="paragraph" data-name="facts">\${第一段。<br>第二段。}</div>
</div>
<div data-field="switch" data-name="skip" data-value="1"><h2>已关的标题</h2><p>已关</p></div>
<p>两商标<span data-field="radio" data-name="similar"><span data-option>不近似</span><span data-option data-checked>近似</span></span>，
<span data-field="radio" data-name="open"><span data-option>需要</span><span data-option>不需要</span></span>。</p>
<ul data-field="checkboxes" data-name="fees" data-total="feesTotal" data-label="费用（元）">
  <li data-value="750">规费</li><li data-value="3000">代理费</li><li data-value="面议">翻译费</li><li data-value="99" data-unchecked>不要</li>
</ul>
<ul><li>甲<ol start="3"><li>丙</li><li>丁</li></ol></li><li><p>乙</p><p>乙的第二段</p></li></ul>
<ol><li>一</li><li>二</li></ol>
<blockquote><p>第三十条　申请注册的商标……</p></blockquote><hr>
<p><span data-source="notice.mark">“墨豚”</span>——完</p>
`
