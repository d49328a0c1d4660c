import { brand } from '../content/brand.ts'
import { states } from '../content/waits-errors-and-notices.ts'
import { useTitle } from '../questions/useTitle.ts'
import { NotFoundArt } from '../ui/art/NotFoundArt.tsx'
import { ButtonLink } from '../ui/forms/PrimaryButton.tsx'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { NoCoverageFrame } from '../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { useHref } from '../ui/useHref.ts'

/**
 * The page for unknown URLs (M§2). It links to the first step of an order, to the page for existing customers
 * and to the operator's contact channels (D96).
 */
export default function NotFoundPage() {
  useTitle(states.notFound.title)
  return (
    <NoCoverageFrame
      header={<SiteHeader homeHref={useHref('/')} callHref={useHref(brand.callRequest.href)} />}
      heading={states.notFound.title}
      text={states.notFound.text}
      footer={<SiteFooter />}
      drawing={<NotFoundArt />}
    >
      <ButtonLink href={useHref('/checkout/cep/')}>{states.notFound.action}</ButtonLink>
      <ButtonLink href={useHref('/consulta-cpf/')} tone="secondary">
        {states.notFound.customer}
      </ButtonLink>
      <div className="stack">
        <p>{states.notFound.person}</p>
        <HelpLinks callHref={useHref(brand.callRequest.href)} />
      </div>
    </NoCoverageFrame>
  )
}
