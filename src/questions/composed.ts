import { lazily } from '../ui/lazily.tsx'

/** The form of a page that asks several steps; loaded with the journeys that have one. */
export const ComposedQuestion = lazily(async () => import('./lazy/ComposedQuestion.tsx'))

/** Its source file, as the build's manifest names it. */
export const composedModule = 'src/questions/lazy/ComposedQuestion.tsx'
