/**
 * The cart page, at /checkout and /checkout/carrinho. It lists the answers given so far and links to the first step
 * that is still unanswered.
 */
import { useSelector } from 'react-redux'
import { cart } from '../../content/cart-page.ts'
import { pageOf } from '../../funnel/journey-registry.ts'
import { firstMissing } from '../../funnel/next-previous-and-allowed-steps.ts'
import { QuestionHeader } from '../../questions/QuestionHeader.tsx'
import OrderCard from '../../questions/order/OrderCard.tsx'
import { usePageTitle } from '../../questions/usePageTitle.ts'
import { reviewOf } from '../../questions/order/build-review-rows.ts'
import { selectIsGone, selectUi, selectOrder } from '../../store/selectors.ts'
import { ButtonLink } from '../../ui/forms/PrimaryButton.tsx'
import { Question } from '../../ui/forms/FieldTexts.tsx'
import { CheckoutFrame } from '../../ui/frame/CheckoutFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { Review } from '../../ui/order/Review.tsx'
import { WaitPage } from '../../questions/waits/WaitPage.tsx'
import { lazily } from '../../ui/lazy-component.tsx'
import { useCampaignHref } from '../../ui/useCampaign.ts'
import { useTextByStorageSupport } from '../../ui/useTextByStorageSupport.ts'

const ExpiredOrErasedPage = lazily(async () => import('../../questions/order/ExpiredOrErasedPage.tsx'))

export default function CartPage() {
  const order = useSelector(selectOrder)
  const { phase } = useSelector(selectUi)
  const href = useCampaignHref(pageOf(order, firstMissing(order, 'pages')).path)
  const text = useTextByStorageSupport<string>(cart.text, cart.textOpen)
  const isGone = useSelector(selectIsGone)
  usePageTitle(isGone ? null : cart.title)
  if (phase === 'loading') return <WaitPage />
  if (isGone) return <ExpiredOrErasedPage />
  const groups = reviewOf(order)
  return (
    <CheckoutFrame header={<QuestionHeader />} footer={<SiteFooter />} order={<OrderCard />}>
      <div className="stack">
        <Question why={groups.length ? text : cart.empty}>{cart.title}</Question>
        <Review groups={groups} />
        <ButtonLink href={href}>{groups.length ? cart.goOn : cart.start}</ButtonLink>
      </div>
    </CheckoutFrame>
  )
}
