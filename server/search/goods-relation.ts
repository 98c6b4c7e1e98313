/** How the goods of an earlier mark stand to the wanted ones, the nearest of them. */
export type GoodsRelation = 'same-part' | 'same-group' | 'similar-group' | 'other'
