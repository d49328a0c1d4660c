/**
 * Shows a drawing: an SVG file from `drawings`, whose colours are the classes of art.css and the tokens, so that it follows
 * the page's theme.
 */
import { useId } from 'react'
import './art.css'

type DrawingProps = {
  /** The file's text, imported with `?raw`. */
  file: string
  /**
   * 'banner' fills its container, is aligned to the bottom, and plays its animation once. 'framed' has its own sky
   * and is not animated. 'filling' and 'poster' fill a container of another shape, and are not animated either.
   */
  kind?: 'banner' | 'filling' | 'framed' | 'poster'
}

const FITS = {
  banner: 'xMidYMax slice',
  filling: 'xMaxYMid slice',
  framed: undefined,
  poster: 'xMidYMid slice',
} as const

const FILE = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)">(.*)<\/svg>\s*$/s

/** The names of gradients in a file, where they are defined and where they are used. */
const NAMES = /(?<= id="|url\(#)/g

/**
 * A drawing. It is decorative. Its size is fixed, so that the page does not shift when it appears. The names of its
 * gradients get a prefix: several drawings of a page may have the same ones.
 */
export function Drawing({ file, kind = 'framed' }: DrawingProps) {
  const id = useId()
  const [, width, height, shapes = ''] = FILE.exec(file) ?? []
  return (
    <svg
      className={`art art--${kind}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={FITS[kind]}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes.replaceAll(NAMES, id).replaceAll(/\n\s*/g, '') }}
    />
  )
}
