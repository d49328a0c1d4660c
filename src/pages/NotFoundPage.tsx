/**
 * The page for unknown URLs. It links to the first step of an order, to the page for existing customers and to the
 * operator's contact channels.
 */
import { notFound } from '../content/not-found.ts'
import { usePageTitle } from '../questions/usePageTitle.ts'
import { Drawing } from '../ui/art/Drawing.tsx'
import cableThatEnds from '../ui/art/drawings/cable-that-ends.svg?raw'
import { ButtonLink } from '../ui/forms/PrimaryButton.tsx'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { NoCoverageFrame } from '../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { useCampaignHref } from '../ui/useCampaign.ts'

export default function NotFoundPage() {
  usePageTitle(notFound.title)
  return (
    <NoCoverageFrame
      header={<SiteHeader />}
      heading={notFound.title}
      text={notFound.text}
      footer={<SiteFooter />}
      drawing={<Drawing file={cableThatEnds} kind="banner" />}
    >
      <ButtonLink href={useCampaignHref('/checkout/cep/')}>{notFound.action}</ButtonLink>
      <ButtonLink href={useCampaignHref('/consulta-cpf/')} tone="secondary">
        {notFound.customer}
      </ButtonLink>
      <div className="stack">
        <p>{notFound.person}</p>
        <HelpLinks />
      </div>
    </NoCoverageFrame>
  )
}
