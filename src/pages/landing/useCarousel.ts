import { useEffect, useRef, useState } from 'react'
import type { Carousel, CarouselState } from './carousel.ts'

const atRest: CarouselState = { isAtStart: true, isAtEnd: true, autoplay: 'none' }

type Options = {
  /** Moves by itself until it is paused. */
  readonly autoplays?: boolean
  /** The cards are in a row. */
  readonly isRow?: boolean
}

/**
 * Makes a row of cards a carousel once there is more of it than fits; if the carousel's code does not load, it goes on
 * scrolling natively.
 * @param id of the row
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
