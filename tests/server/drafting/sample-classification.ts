import type { ClassificationLookup } from '../../../server/drafting/lookups.ts'

const GROUPS: Record<string, { zh: string; en: string; names: RegExp }> = {
  '0901': { zh: '电子计算机及其外部设备', en: 'Computers and peripherals', names: /软件|计算机|手表|阅读器|\d[135]$/u },
  '0921': { zh: '眼镜及附件', en: 'Spectacles', names: /眼镜|太阳镜|\d[02]$/u },
  '3501': { zh: '广告', en: 'Advertising', names: /广告|展示|\d[46]$/u },
  '3503': { zh: '替他人推销', en: 'Sales promotion', names: /推销|商业信息|会计|\d[78]$/u },
}

/** A classification of four groups, invented for the tests: items are similar within a group and not beyond it. */
export const SAMPLE_CLASSIFICATION: ClassificationLookup = {
  edition: { zh: '示例区分表', en: 'Sample table' },
  placesOf: (name, niceClass) =>
    Object.entries(GROUPS).flatMap(([group, { names }]) =>
      names.test(name) && (niceClass === undefined || Number(group.slice(0, 2)) === niceClass)
        ? [{ group, paragraph: '', name }]
        : [],
    ),
  groupTitle: group => GROUPS[group] ?? null,
  relationOf: (own, earlier) => ({
    isSimilar: own.group === earlier.group,
    note: own.group === earlier.group ? { zh: '同一类似群商品类似', en: 'Items of one group are similar' } : null,
  }),
}
