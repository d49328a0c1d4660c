import { campaignWords as words } from '../../content/desk/campaigns.ts'

const SIZES = [
  { width: 360, name: words.phone },
  { width: 1280, name: words.wide },
] as const

/**
 * Shows scaled-down previews of a campaign's landing page, for a phone and for a wide screen. The previews
 * run no scripts and cannot be clicked (docs/decisions/0041), so the Tab key skips them.
 */
export function LandingPagePreviews({ prefix }: { readonly prefix: string }) {
  const query = new URLSearchParams({ campanha: prefix })
  return (
    <section>
      <h2 className="desk-section">{words.preview}</h2>
      <p className="desk-hint figure-note">{words.previewWhy}</p>
      <div className="previews">
        {SIZES.map(({ width, name }) => (
          <figure key={width} className="preview" data-width={width}>
            <figcaption className="desk-hint">{name}</figcaption>
            <div className="preview__window">
              <iframe
                src={`/operador/campanhas/previa?${query}`}
                title={`${words.preview}: ${name}`}
                sandbox="allow-same-origin"
                loading="lazy"
                tabIndex={-1}
              />
            </div>
          </figure>
        ))}
      </div>
      <p>
        <a className="quiet-link" href={`/${prefix && `${prefix}/`}`} target="_blank" rel="noreferrer">
          {words.look}
        </a>
      </p>
    </section>
  )
}
