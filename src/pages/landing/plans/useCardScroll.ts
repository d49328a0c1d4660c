import { useCallback, useEffect, useRef, useState } from 'react'
import { followEnds, moveByKeys, type Ends } from '../scrolled-row.ts'

/**
 * A list that scrolls sideways, moved by one card with arrows and with the arrow keys while the focus is in it. It
 * works without this: by finger, wheel and focus.
 */
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
