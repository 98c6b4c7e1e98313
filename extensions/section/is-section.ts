import type { Node } from '@tiptap/pm/model'

export const isSection = (node: Node | null | undefined): boolean => node?.type.name === 'section'
