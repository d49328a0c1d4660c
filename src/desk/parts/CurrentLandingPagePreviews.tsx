/** Shows previews of a campaign's current landing page. */
import { campaignWords as words } from '../../content/desk/campaigns.ts'
import { PagePreviews } from './PagePreviews.tsx'

export const CurrentLandingPagePreviews = ({ prefix }: { readonly prefix: string }) => (
  <section>
    <h2 className="desk-section">{words.preview}</h2>
    <p className="desk-hint figure-note">{words.previewWhy}</p>
    <PagePreviews
      path={`/operador/campanhas/previa?${new URLSearchParams({ campanha: prefix })}`}
      title={words.preview}
    />
    <p>
      <a className="quiet-link" href={`/${prefix && `${prefix}/`}`} target="_blank" rel="noreferrer">
        {words.look}
      </a>
    </p>
  </section>
)
