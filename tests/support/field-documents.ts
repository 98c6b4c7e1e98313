/** One field of every kind in every state, with the text around it (docs/screens.md §4). */
export const EVERY_FIELD = `<h1>分析</h1>
<p>申请人：<span data-field="text" data-name="applicant" data-label="申请人" data-source="notice.applicant">\${杭州云杉科技有限公司}</span>，地址：<span data-field="text" data-name="address" data-label="地址" data-required></span>。</p>
<p>代理机构<span data-field="text" data-name="agency" data-label="代理机构" data-source="missing">\${某某事务所}</span>说明如下。</p>
<p>两商标<span data-field="radio" data-name="similarity" data-label="近似" data-source="notice.mark"><span data-option data-checked>不近似</span><span data-option>近似</span><span data-option>部分近似</span></span>，混淆<span data-field="radio" data-name="confusion" data-label="混淆"><span data-option>可能</span><span data-option>不可能</span></span>。</p>
<p>其中<span data-field="switch" data-name="coexist" data-label="共存" data-value="0" data-source="notice.applicant">双方已共存</span>，<span data-field="switch" data-name="use" data-label="使用" data-value="1">申请人已使用</span>。</p>
<div data-field="paragraph" data-name="facts" data-label="使用事实" data-source="model">\${自2019年起使用。<br>年销售额一亿元。}</div>
<div data-field="paragraph" data-name="evidence" data-label="证据"></div>
<div data-field="switch" data-name="argument" data-label="论点一" data-value="0" data-source="law.30"><p>商标不近似，见<a data-jump href="?regNo=12345678&amp;intCls=9">第12345678号</a>（<a data-jump="flow" href="?regNo=12345678&amp;intCls=9">流程</a>）。</p><p>权利人<span data-field="text" data-name="owner" data-label="权利人">\${某公司}</span>。</p></div>
<div data-field="switch" data-name="second" data-label="论点二" data-value="1"><p>引证商标已<span data-field="text" data-name="state" data-label="状态">\${撤销}</span>。</p></div>
<ul data-field="checkboxes" data-name="fees" data-total="sum" data-label="费用"><li data-value="750">驳回复审规费</li><li data-value="3000" data-unchecked>代理费</li><li data-value="面议">翻译费</li></ul>
<p>通知书载明<span data-source="notice.mark">云杉</span>一词。</p>`
