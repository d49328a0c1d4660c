import { brand } from '../content/brand.ts'
import { states } from '../content/loading-and-failures.ts'
import { useTitle } from '../questions/useTitle.ts'
import { LostArt } from '../ui/art/LostArt.tsx'
import { ButtonLink } from '../ui/forms/PrimaryButton.tsx'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { NoCoverageFrame } from '../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { useHref } from '../ui/useHref.ts'

/** Shown for any other path (M§2): offers an order, what customers can do, and a person (D96). */
export default function NotFoundPage() {
  useTitle(states.notFound.title)
  return (
    <NoCoverageFrame
      header={<SiteHeader homeHref={useHref('/')} callHref={useHref(brand.callRequest.href)} />}
      heading={states.notFound.title}
      text={states.notFound.text}
      footer={<SiteFooter />}
      drawing={<LostArt />}
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
