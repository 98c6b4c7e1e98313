import { type RefObject, useEffect, useState } from 'react'

/** True while the element is in view of `root` or within a screen of it; false as well while it is hidden. */
export const useIsNear = (element: RefObject<Element | null>, root: RefObject<Element | null>): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(entries => setIsNear(entries.at(-1)?.isIntersecting === true), {
      root: root.current,
      rootMargin: '100% 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, root])
  return isNear
}
