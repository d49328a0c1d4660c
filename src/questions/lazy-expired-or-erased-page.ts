import { lazily } from '../ui/lazily.tsx'

/** The page of an order that has expired or was erased. Its code is loaded when it is first shown. */
export const ExpiredOrErasedPage = lazily(async () => import('./lazy/ExpiredOrErasedPage.tsx'))
