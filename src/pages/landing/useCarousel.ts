import { useEffect, useRef, useState } from 'react'
import type { Carousel, CarouselState } from './carousel.ts'

const atRest: CarouselState = { isAtStart: true, isAtEnd: true, autoplay: 'none' }

type Options = {
  /** Whether it moves automatically until it is paused. */
  readonly autoplays?: boolean
  /** Whether the cards are currently in a row; otherwise no carousel opens. */
  readonly isRow?: boolean
}

/**
 * Turns a row of cards into a carousel as soon as the cards do not fit. If the code of the carousel fails to load, the
 * row keeps scrolling natively.
 * @param id id of the row element
 * @returns the open carousel, if any, and its state
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
