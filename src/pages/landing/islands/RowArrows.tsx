/** The arrow buttons of a row of cards. The row also scrolls by arrow keys and by dragging with the mouse. */
import { useEffect, useRef, useState } from 'react'
import { ScrollArrows } from '../../../ui/site/ScrollArrows.tsx'
import { followEnds, moveByKeys, pullByMouse, rowMover, type Ends } from '../row-scrolling.ts'

type RowArrowsProps = {
  /** Id of the row that the arrows scroll. */
  readonly row: string
  readonly labels: { readonly previous: string; readonly next: string }
}

export default function RowArrows({ row: id, labels }: RowArrowsProps) {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true })
  const move = useRef<(by: -1 | 1) => void>(null)
  useEffect(() => {
    const row = document.getElementById(id)
    if (!row) return
    move.current = rowMover(row)
    const stops = [followEnds(row, setEnds), moveByKeys(row, move.current), pullByMouse(row)]
    return () => stops.forEach((stop) => stop())
  }, [id])
  return <ScrollArrows labels={labels} ends={ends} onMove={(by) => move.current?.(by)} />
}
