import { useEffect, useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { brand } from '../../content/brand.ts'
import { landing } from '../../content/landing.ts'
import { type Landing, landingAt } from '../../content/site/landings.ts'
import { firstStep, pageOf } from '../../funnel/journeys.ts'
import { firstMissing } from '../../funnel/walk.ts'
import { TextQuestion } from '../../questions/TextQuestion.tsx'
import { screenShown } from '../../questions/useFocusOnMove.ts'
import { useTitle } from '../../questions/useTitle.ts'
import { planView } from '../../questions/views.ts'
import { plansAsked, startVisited } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { Price } from '../../ui/choices/Price.tsx'
import { ButtonLink } from '../../ui/forms/PrimaryButton.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { FibreScene } from '../../ui/motif/FibreScene.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { StartForm } from './StartForm.tsx'
import { useCanonical } from './useCanonical.ts'
import { useCampaign } from '../../ui/useCampaign.ts'
import { useHref } from '../../ui/useHref.ts'
import './start-page.css'

/** `/` and its aliases (D50): the coverage form and the plans, with the rest of the marketing site around them. */
export default function StartPage() {
  const dispatch = useDispatch()
  const { subjectId } = useSelector(selectFlow)
  const first = firstStep(useSelector(selectOrder))
  const own = landingAt(useLocation().pathname)
  const { prefix, title } = useCampaign()
  useTitle(own?.title ?? title)
  useCanonical(own?.path)
  // Must run before the app replays a CEP submitted early: afterwards it would send the visitor back to the question.
  useLayoutEffect(() => {
    dispatch(startVisited())
  }, [dispatch])
  useEffect(screenShown, [])
  const Heading = own?.opensAtPlans ? 'h2' : 'h1'
  return (
    <div className="page">
      <SiteHeader
        homeHref={useHref('/')}
        callHref={useHref(brand.callRequest.href)}
        switchTo={{ mode: 'chat', href: useHref('/chat') }}
      />
      <main id="pergunta" tabIndex={-1}>
        {own?.opensAtPlans && <Plans landing={own} heading="h1" />}
        <section className="start__hero night">
          <div className="start__words">
            <Heading className="start__heading">{own?.heading ?? (prefix ? title : landing.heading)}</Heading>
            <p>{own?.text ?? landing.text}</p>
            <TextQuestion step={first} variant="start" Form={StartForm} />
            {subjectId && <GoOn />}
          </div>
          <FibreScene state="reached" />
        </section>
        {!own?.opensAtPlans && <Plans landing={own} heading="h2" />}
      </main>
      <SiteFooter />
    </div>
  )
}

function GoOn() {
  const order = useSelector(selectOrder)
  const { phase } = useSelector(selectFlow)
  // the order may belong to another campaign than this page
  const href = `${order.prefix && `/${order.prefix}`}${pageOf(order, firstMissing(order, 'pages')).path}`
  // The destination is known only once the stored order is loaded.
  if (phase === 'loading') return <div className="start__go-on" />
  if (phase !== 'ready') return null
  return (
    <div className="start__go-on">
      <p>{order.finished ? landing.isDone : landing.goOn}</p>
      <ButtonLink href={href} tone="secondary">
        {order.finished ? landing.seeReceipt : landing.goOnAction}
      </ButtonLink>
    </div>
  )
}

type PlansProps = {
  readonly landing: Landing | undefined
  /** The page's own heading where it opens at the plan list. */
  readonly heading: 'h1' | 'h2'
}

function Plans({ landing: own, heading: Heading }: PlansProps) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const { plans, opening } = useSelector(selectFlow)
  const checkout = useHref(opening === 'chat' ? '/chat' : pageOf(order, firstStep(order)).path)
  useEffect(() => {
    dispatch(plansAsked())
  }, [dispatch])
  const shown = plans
    ?.filter((plan) => (own?.download ? plan.plan_download === own.download : plan.showOnLanding))
    .map((plan) => ({ view: planView(plan), sku: plan.sku }))
  return (
    <section className="start__plans" aria-labelledby="planos">
      <Heading id="planos">{own?.plans ?? landing.plans}</Heading>
      <p>{landing.plansText}</p>
      {!shown && <Skeleton shape="plans" />}
      <ul>
        {shown?.map(({ view, sku }, index) => (
          <PlanCard
            key={view.id}
            view={view}
            href={`${checkout}?s=${sku}`}
            isPreselected={own?.download !== undefined && index === 0}
          />
        ))}
      </ul>
    </section>
  )
}

type PlanCardProps = {
  readonly view: ReturnType<typeof planView>
  readonly href: string
  readonly isPreselected: boolean
}

function PlanCard({ view, href, isPreselected }: PlanCardProps) {
  return (
    <li className="start__plan" data-preselected={isPreselected || undefined}>
      {isPreselected && <p className="start__chosen">{landing.preselected}</p>}
      {view.badge && <p className="start__badge">{view.badge}</p>}
      <h3>{view.name}</h3>
      <Price value={view.priceWithDebit} struck={view.priceFull} />
      <ul>
        {view.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <ButtonLink href={href}>
        {landing.hire}
        <span className="hush"> {view.name}</span>
      </ButtonLink>
    </li>
  )
}
