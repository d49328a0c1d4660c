import { lazily } from '../ui/lazily.tsx'

/** The form of a page with several steps; loaded with the journeys that have one. */
export const ComposedQuestion = lazily(async () => import('./lazy/ComposedQuestion.tsx'))

/** Its source file, as named in the build manifest. */
export const composedModule = 'src/questions/lazy/ComposedQuestion.tsx'
