import { lazily } from '../ui/lazily.tsx'

/** Loads the form of a page with several steps, together with the journeys that have such a page. */
export const SeveralQuestionsForm = lazily(async () => import('./lazy/SeveralQuestionsForm.tsx'))

/** Source file of `SeveralQuestionsForm`, as named in the build manifest. */
export const severalQuestionsModule = 'src/questions/lazy/SeveralQuestionsForm.tsx'
