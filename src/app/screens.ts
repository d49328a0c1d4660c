import { lazily } from '../ui/lazily.tsx'
import type { Screen } from './places.ts'

/** Every screen's code, loaded when its address is opened. */
export const screens = {
  start: lazily(async () => import('../pages/landing/StartPage.tsx')),
  chat: lazily(async () => import('../conversation/ChatPage.tsx')),
  step: lazily(async () => import('../pages/checkout/CheckoutPage.tsx')),
  cart: lazily(async () => import('../pages/checkout/CartPage.tsx')),
  call: lazily(async () => import('../pages/contact/CallRequestPage.tsx')),
  unknown: lazily(async () => import('../pages/NotFoundPage.tsx')),
} as const satisfies Record<Screen['kind'], unknown>

/** Source file of each screen, as the build's manifest names it. */
export const screenModules: Readonly<Record<Screen['kind'], string>> = {
  start: 'src/pages/landing/StartPage.tsx',
  chat: 'src/conversation/ChatPage.tsx',
  step: 'src/pages/checkout/CheckoutPage.tsx',
  cart: 'src/pages/checkout/CartPage.tsx',
  call: 'src/pages/contact/CallRequestPage.tsx',
  unknown: 'src/pages/NotFoundPage.tsx',
}
