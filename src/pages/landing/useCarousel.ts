/**
 * React hook that turns a row of cards into a carousel if the cards do not fit. If the code of the carousel cannot be
 * loaded, the row keeps scrolling natively.
 */
import { useEffect, useRef, useState } from 'react'
import type { Carousel, CarouselState } from './carousel.ts'

/** The state while there is no carousel. */
const atRest: CarouselState = { isAtStart: true, isAtEnd: true, autoplay: 'none' }

type Options = {
  /** Whether the carousel moves automatically until it is paused. */
  readonly autoplays?: boolean
  /** Whether the cards are currently laid out in a row. If not, there is no carousel. */
  readonly isRow?: boolean
}

/**
 * @param id id of the row element
 * @returns a ref to the carousel (null while there is none) and the state of the carousel
 */
export function useCarousel(id: string, { autoplays = false, isRow = true }: Options = {}) {
  const [state, setState] = useState(atRest)
  const carousel = useRef<Carousel>(null)
  useEffect(() => {
    const row = document.getElementById(id)
    if (!row || !isRow) return
    let isHere = true
    const open = async () => {
      const { openCarousel } = await import('./carousel.ts')
      if (isHere) carousel.current = openCarousel(row, { autoplays, onChange: setState })
    }
    const sizes = new ResizeObserver(() => {
      if (row.scrollWidth <= row.clientWidth) return
      sizes.disconnect()
      open().catch(() => {})
    })
    sizes.observe(row)
    return () => {
      isHere = false
      sizes.disconnect()
      carousel.current?.destroy()
      carousel.current = null
      setState(atRest)
    }
  }, [id, autoplays, isRow])
  return { carousel, state }
}
