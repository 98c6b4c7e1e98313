/** Whether `test` holds for an element inside this one: a walk, for a selector is compiled anew each time on the server. */
export const holds = (parent: Node, test: (element: Element) => boolean): boolean => {
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === 1 && (test(child as Element) || holds(child, test))) return true
  }
  return false
}
