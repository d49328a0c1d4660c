/**
 * Exports, as one module, what the chat loads after the code that reads messages: plan advice, the prepared answers to
 * visitors' questions, the CEP search, the language
 * model's proposals, what a message may have meant, and the extractors of later answers. One module, so that a download that failed
 * can be tried again under another URL (src/lib/import-with-new-url-on-retry.ts).
 */
export { addLazyReaderParts } from '../../understanding/lazy-message-reader-parts.ts'
export { reportableWords } from '../../understanding/reportable-words.ts'
export { adviseAsPromised, recommend } from './advise-household.ts'
export { questionsToAnswer, preparedAnswer } from './prepared-answers.ts'
export { planNotOnOffer } from './plan-not-on-offer.ts'
export { modelQuestionOf, movesOfProposal, sendToModel } from './ask-message-model.ts'
export { proposeNamedPart } from './propose-part-of-named-answer.ts'
export { replyToLookingBack, stepJustAnswered } from './answer-just-given.ts'
export { withUnreadParts } from './name-unread-parts.ts'
export { loadFaq } from './load-faq.ts'
export { answerSpokenOf } from '../../understanding/intents/add-plain-requests.ts'
export { askedOfFaq, likelyQuestion, suggestionsFor } from './suggest-topics.ts'
export { findCep, tellStreets } from './find-cep.ts'
export { choosePlanButton } from './plan-and-payment-buttons.ts'
