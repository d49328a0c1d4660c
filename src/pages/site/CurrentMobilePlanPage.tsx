/**
 * The page `/selecao-plano-movel`, which asks for the visitor's mobile plan and opens the start page of the matching
 * campaign.
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { mobilePlan as words } from '../../content/site/mobile-plan-selection.ts'
import { queryKeptInLinks } from '../../lib/links.ts'
import { screenWithoutQuestionShown } from '../../questions/useFocusOnQuestionChange.ts'
import { useInputTypedBeforeHydration } from '../../questions/useInputTypedBeforeHydration.ts'
import { usePageTitle } from '../../questions/usePageTitle.ts'
import type { FormValues } from '../../ui/forms/StepForm.tsx'
import { SkipLink } from '../../ui/frame/CheckoutFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { MOBILE_PLAN_STEP, MobilePlanChoice } from '../../ui/site/MobilePlanChoice.tsx'
import { useCampaign, useCampaignHref } from '../../ui/useCampaign.ts'
import type { PageCampaign } from '../../campaigns/campaign-types.ts'

const readQuery = () => queryKeptInLinks(window.location.search)
const noChanges = () => () => {}

export default function CurrentMobilePlanPage() {
  const campaign = useCampaign()
  const [chosen, setChosen] = useState('')
  // the server-rendered page has no query
  const query = useSyncExternalStore(noChanges, readQuery, () => '')
  usePageTitle(words.title)
  useEffect(screenWithoutQuestionShown, [])
  // The back button restores this page from the browser's cache, so the loading state is reset.
  useEffect(() => {
    const settle = () => setChosen('')
    window.addEventListener('pageshow', settle)
    return () => window.removeEventListener('pageshow', settle)
  }, [])

  function open({ idPlan }: FormValues) {
    const option = words.options.find(({ value }) => value === idPlan)
    if (!option) return
    setChosen(option.value)
    window.location.assign(campaignPathForMobilePlan(campaign, option.to) + readQuery())
  }
  useInputTypedBeforeHydration(MOBILE_PLAN_STEP, (values, isSent) => isSent && open(values))

  return (
    <div className="page">
      <SkipLink />
      <SiteHeader switchTo={{ mode: 'chat', href: useCampaignHref('/chat') + query }} />
      <div className="page__body">
        <main className="mobile-plan" id="pergunta" tabIndex={-1}>
          <MobilePlanChoice words={words} chosen={chosen} onAnswer={open} />
        </main>
      </div>
      <SiteFooter />
    </div>
  )
}

/**
 * Returns the path of the start page for a visitor who has chosen a mobile plan. If the current campaign can be
 * combined with the plan's campaign, it is the combined start page: `/globoplay` and `/timpre` become
 * `/globoplay/timpre`. Otherwise it is `to`.
 * @param to address of the start page of the mobile plan's campaign; '/' if the visitor has no mobile plan
 */
export function campaignPathForMobilePlan(
  { prefix, below = [] }: Pick<PageCampaign, 'prefix' | 'below'>,
  to: string,
): string {
  return below.includes(to.slice(1)) ? `/${prefix}${to}` : to
}
