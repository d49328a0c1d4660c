import { lazily } from '../ui/lazily.tsx'

/** Loads the form of a page with several steps, together with the journeys that have such a page. */
export const ComposedQuestion = lazily(async () => import('./lazy/ComposedQuestion.tsx'))

/** Source file of `ComposedQuestion`, as named in the build manifest. */
export const composedModule = 'src/questions/lazy/ComposedQuestion.tsx'
