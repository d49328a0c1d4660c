/**
 * React hook that scrolls a horizontal list by one card at a time, for arrow buttons and arrow keys. Touch and wheel
 * scroll the list natively.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { followEnds, moveByKeys, type Ends } from '../row-scrolling.ts'

export function useCardScroll<Element extends HTMLElement>() {
  const list = useRef<Element>(null)
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true })

  const move = useCallback((by: -1 | 1) => {
    const element = list.current
    const [first, second] = element?.children ?? []
    if (!element || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const step = second.offsetLeft - first.offsetLeft
    element.scrollTo({ left: (Math.round(element.scrollLeft / step) + by) * step })
  }, [])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const stops = [followEnds(element, setEnds), moveByKeys(element, move)]
    return () => stops.forEach((stop) => stop())
  }, [move])

  return { list, move, ends }
}
