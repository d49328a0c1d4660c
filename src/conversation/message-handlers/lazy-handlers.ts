/**
 * Bundles the message handlers that load after the code that reads messages: plan advice, the prepared answers to
 * visitors' questions, the CEP search, and the extractors of later answers. They are one module, because a module cannot be requested again after one of its
 * imports has failed (src/lib/import-with-cache-busting.ts).
 */
export { addLazyReaderParts } from '../../understanding/lazy-message-reader-parts.ts'
export { reportableWords } from '../../understanding/reportable-words.ts'
export { adviseAsPromised, recommend } from './advise-household.ts'
export { questionsToAnswer, preparedAnswer } from './prepared-answers.ts'
export { planNotOnOffer } from './plan-not-on-offer.ts'
export { findCep } from './find-cep.ts'
export { choosePlanButton } from './plan-buttons-and-comparison.ts'
