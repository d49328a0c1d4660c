/**
 * Exports, as one module, what the chat loads after the code that reads messages: plan advice, the prepared answers to
 * visitors' questions, the CEP search, the language
 * model's proposals, what a message may have meant, and the extractors of later answers. One module, so that a download that failed
 * can be tried again under another URL (src/lib/import-with-new-url-on-retry.ts).
 */
export { addLazyReaderParts } from '../../understanding/lazy-extractors-and-patterns.ts'
export { reportableWords } from '../../understanding/select-reportable-words.ts'
export { adviseAsPromised, recommend } from './recommend-plan-for-household.ts'
export { questionsToAnswer, preparedAnswer } from './pick-prepared-answers.ts'
export { planNotOnOffer, severalPlansWith } from './reply-to-plan-not-on-offer.ts'
export { modelQuestionOf, movesOfProposal, sendToModel } from './ask-language-model-about-message.ts'
export { proposeNamedPart } from './propose-partial-change-of-named-answer.ts'
export { replyToLookingBack, stepJustAnswered } from './take-back-or-change-last-answer.ts'
export { withUnreadParts } from './mention-unread-message-parts.ts'
export { loadFaq } from './load-faq.ts'
export { answerSpokenOf } from '../../understanding/intents/add-plain-requests.ts'
export { choicesOfQuestion, neededInWords, plansNamed } from './choices-of-open-question.ts'
export {
  askedOfFaq,
  isAsked,
  laterButton,
  likelyQuestion,
  meaningsInstead,
  suggestionsFor,
} from './suggest-likely-meanings.ts'
export { findCep, tellStreets } from './help-find-cep-by-street.ts'
export { choosePlanButton } from './plan-and-payment-buttons.ts'
