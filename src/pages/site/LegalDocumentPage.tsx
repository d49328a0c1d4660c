/** The page of one legal document, with a print button. If the id is unknown, the page says so. */
import { regulations as words } from '../../content/site/regulations-page.ts'
import { parseRegulationText } from '../../lib/parse-regulation-text.ts'
import { usePageTitle } from '../../questions/usePageTitle.ts'
import { BackLink } from '../../ui/forms/BackLink.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { listInWords } from '../../lib/list-in-words.ts'
import { DocumentText } from '../../ui/site/DocumentText.tsx'
import { useCampaignHref } from '../../ui/useCampaignHref.ts'
import type { SiteDocument } from './group-and-search-legal-documents.ts'
import './legal-documents.css'

export function LegalDocumentPage({ document }: { readonly document: SiteDocument | undefined }) {
  const { title, text } = document
    ? {
        title: document.title,
        text: words.appliesTo(
          document.plans.length ? listInWords(document.plans) : words.everyPlan.toLowerCase(),
        ),
      }
    : words.unknown
  usePageTitle(title)
  return (
    <NoCoverageFrame
      header={<SiteHeader />}
      back={<BackLink href={useCampaignHref('/regulamentos/')}>{words.back}</BackLink>}
      heading={title}
      text={text}
      footer={<SiteFooter />}
    >
      {document && (
        <article className="site-wide stack">
          <DocumentText blocks={parseRegulationText(document.body)} />
          <PrimaryButton type="button" tone="secondary" onClick={() => window.print()}>
            {words.print}
          </PrimaryButton>
        </article>
      )}
    </NoCoverageFrame>
  )
}
