import { brand } from '../content/brand.ts'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { lazily } from '../ui/lazily.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { useHref } from '../ui/useHref.ts'
import type { Screen } from './screen-at.ts'

/** The header stands, so that help and the way home are there while the screen is on its way. */
function Coming() {
  return (
    <div className="page">
      <SiteHeader homeHref={useHref('/')} callHref={useHref(brand.callRequest.href)} />
      <div className="page__body">
        <main className="page__main">
          <div className="page__tools" />
          <Skeleton shape="question" />
        </main>
      </div>
    </div>
  )
}

const onItsWay = { fallback: <Coming /> }

/** Every screen's code, loaded when its address is opened. */
export const screens = {
  start: lazily(async () => import('../pages/landing/StartPage.tsx'), onItsWay),
  chat: lazily(async () => import('../conversation/ChatPage.tsx'), onItsWay),
  step: lazily(async () => import('../pages/checkout/CheckoutPage.tsx'), onItsWay),
  cart: lazily(async () => import('../pages/checkout/CartPage.tsx'), onItsWay),
  call: lazily(async () => import('../pages/contact/CallRequestPage.tsx'), onItsWay),
  regulations: lazily(async () => import('../pages/site/RegulationsPage.tsx'), onItsWay),
  linktree: lazily(async () => import('../pages/site/LinktreePage.tsx'), onItsWay),
  'mobile-plan': lazily(async () => import('../pages/site/MobilePlanPage.tsx'), onItsWay),
  unknown: lazily(async () => import('../pages/NotFoundPage.tsx'), onItsWay),
} as const satisfies Record<Screen['kind'], unknown>

/** Source file of each screen, as the build's manifest names it. */
export const screenModules: Readonly<Record<Screen['kind'], string>> = {
  start: 'src/pages/landing/StartPage.tsx',
  chat: 'src/conversation/ChatPage.tsx',
  step: 'src/pages/checkout/CheckoutPage.tsx',
  cart: 'src/pages/checkout/CartPage.tsx',
  call: 'src/pages/contact/CallRequestPage.tsx',
  regulations: 'src/pages/site/RegulationsPage.tsx',
  linktree: 'src/pages/site/LinktreePage.tsx',
  'mobile-plan': 'src/pages/site/MobilePlanPage.tsx',
  unknown: 'src/pages/NotFoundPage.tsx',
}
