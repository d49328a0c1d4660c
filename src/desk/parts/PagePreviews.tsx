/**
 * Shows scaled-down previews of a page, for a phone and for a wide screen. They run no scripts and cannot be clicked
 * (docs/decisions/0118), so the Tab key skips them.
 */
import { shopPreviewWords as words } from '../../content/desk/shop-preview.ts'

const SIZES = [
  { width: 360, name: words.phone },
  { width: 1280, name: words.wide },
] as const

type PagePreviewsProps = {
  readonly path: string
  /** What the windows show. */
  readonly title: string
}

export const PagePreviews = ({ path, title }: PagePreviewsProps) => (
  <div className="previews">
    {SIZES.map(({ width, name }) => (
      <figure key={width} className="preview" data-width={width}>
        <figcaption className="desk-hint">{name}</figcaption>
        <div className="preview__window">
          <iframe
            src={path}
            title={`${title}: ${name}`}
            sandbox="allow-same-origin"
            loading="lazy"
            tabIndex={-1}
          />
        </div>
      </figure>
    ))}
  </div>
)
