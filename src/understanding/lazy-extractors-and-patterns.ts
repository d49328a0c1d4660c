/**
 * Bundles the parts of the code that reads messages which are loaded later (docs/decisions/0059): the extractors for
 * answers after the coverage check, and the patterns for visitors' questions and remarks.
 */
import { askedNames } from './extractors/name-when-asked.ts'
import { extractBankBesideYes } from './extractors/bank-beside-yes.ts'
import { extractBankAccount } from './extractors/bank-account.ts'
import { extractBirthDate } from './extractors/birth-date.ts'
import { extractChosenOption } from './extractors/chosen-option.ts'
import { extractCode } from './extractors/confirmation-code.ts'
import { extractOrderConsent } from './extractors/order-consent.ts'
import { extractCpfOrCnpj } from './extractors/cpf-cnpj.ts'
import { dueDay } from './reader/kinds/due-day.ts'
import { readValue } from './reader/read-values.ts'
import { extractEmail } from './extractors/email.ts'
import { extractInstallationDate } from './extractors/installation-date.ts'
import { withHouseDescription } from './extractors/house-description.ts'
import { selfCorrectionsOfPhoneAccountOrDay } from './extractors/self-corrections-of-phone-account-or-day.ts'
import { proposePlanByOther } from './extractors/plan-by-other-plan.ts'
import { withAccountNumberReplaced } from './extractors/replaced-account-number.ts'
import { addMovedFlat, withFlatReplaced } from './extractors/replaced-flat.ts'
import { mendEndings } from './extractors/endings-told-again.ts'
import { extractPhone } from './extractors/phone.ts'
import { extractQuizAnswer } from './extractors/identity-quiz-answer.ts'
import { extractSameAddress, replacesOtherAddress } from './extractors/stays-at-known-address.ts'
import { extractRecordedPart } from './extractors/correction-of-answer-part.ts'
import { directDebit } from './reader/kinds/direct-debit.ts'
import { wantsToReschedule } from './intents/reschedule-request.ts'
import { isLeftOpen } from './intents/leaves-named-value-open.ts'
import { leavesWordsOver } from './intents/values-among-unexplained-words.ts'
import { isDoubtfulYes, withWayLeftOut } from './intents/conditional-yes-to-payment.ts'
import { withMarketingConsent } from './intents/marketing-consent.ts'
import { proposedBesideUnanswered } from './intents/propose-values-beside-unanswerable-question.ts'
import { isUnnamedChange, meantByOldEnd, namesOther } from './intents/is-change-of-named-answer.ts'
import { withoutValuesOfOthers } from './intents/values-of-others.ts'
import { withAnnouncedOwnValue } from './intents/own-value-announced.ts'
import { withValueChosenOfTwo } from './intents/value-chosen-of-two.ts'
import { withValueChosenByLabel } from './intents/value-chosen-by-label.ts'
import { withIncompleteOrAskedValue } from './intents/incomplete-or-asked-value.ts'
import { withSpeedAsPlan } from './intents/speed-as-plan.ts'
import { withReserves } from './intents/value-told-with-reserve.ts'
import { isInPassing } from './intents/values-in-passing.ts'
import { withPlainRequests } from './intents/add-plain-requests.ts'
import { personOrCompany } from './intents/person-or-company.ts'
import { questionLike } from './intents/question-by-similar-wording.ts'
import { COST_OVER_MONTHS } from './words/cost-over-months-patterns.ts'
import { GENERAL_REMARKS } from './words/remark-patterns-tried-last.ts'
import { INSTEAD_OF_VALUES } from './words/question-instead-of-value-patterns.ts'
import {
  CHOOSES_BILL,
  ANSWER_NAMES_AFTER_COVERAGE,
  REVIEW_LINE_IS_WRONG,
  SOMETHING_WRONG,
} from './words/checkout-correction-words.ts'
import { isPlanThatSuffices } from './intents/plan-that-suffices.ts'
import { namedOption } from './words/named-option.ts'
import { MEANING_AND_SERVICE, WORTH_IT } from './words/word-meaning-and-service-question-patterns.ts'
import { ORDER_TALK } from './words/order-question-and-remark-patterns.ts'
import { NEEDS_AND_EARLIER_MESSAGES } from './words/needs-debts-and-earlier-messages-patterns.ts'
import { joinAddressWithoutOffers } from './extractors/withdrawn-marketing-consent.ts'
import { SERVICE_NOUNS } from './words/service-noun-patterns.ts'
import { SALES_OBJECTIONS } from './words/remark-patterns-before-plan-choice.ts'
import { ASKED_VALUE_TALK } from './words/asked-value-question-and-remark-patterns.ts'
import { lowerWithoutAccents } from './words/lower-case-without-accents.ts'
import { VISITOR_QUESTION_CUES } from './words/visitor-question-patterns.ts'
import { addLazyParts } from './lazy-extractor-and-pattern-registry.ts'

/** Adds these extractors and patterns to the code that reads messages. */
export function addLazyReaderParts(): void {
  addLazyParts({
    askedNames,
    corrections: {
      ...selfCorrectionsOfPhoneAccountOrDay,
      withFlatReplaced: (extraction, alone, mark) =>
        withAccountNumberReplaced(extraction) ?? withFlatReplaced(extraction, alone, mark),
    },
    extractBankAccount,
    extractBirthDate,
    extractChosenOption,
    extractCode,
    extractCpfOrCnpj,
    extractDebitOrBillWhenAsked: (extraction) => {
      readValue(directDebit, extraction)
      extractBankBesideYes(extraction)
    },
    extractDueDay: (extraction) => readValue(dueDay, extraction),
    extractEmail: (extraction) => {
      extractEmail(extraction)
      joinAddressWithoutOffers(extraction)
    },
    extractInstallationDate,
    extractOrderConsent,
    extractPhone,
    extractQuizAnswer,
    extractRecordedPart: (extraction) => {
      extractRecordedPart(extraction)
      mendEndings(extraction)
      proposePlanByOther(extraction)
      addMovedFlat(extraction)
    },
    extractSameAddress,
    isInPassing,
    isLeftOpen,
    leavesWordsOver,
    proposedBesideUnanswered,
    withFittingProposals: (reading, situation, typed, readPart) => {
      const lower = lowerWithoutAccents(typed)
      const fitting = withoutValuesOfOthers(reading, situation, typed, readPart)
      const own = withAnnouncedOwnValue(fitting, situation, typed, lower, readPart)
      const ofTwo = withValueChosenOfTwo(own, situation, typed, readPart)
      const chosen = withValueChosenByLabel(ofTwo, situation, typed, lower, readPart)
      const open = withIncompleteOrAskedValue(chosen, situation, typed, lower)
      return withReserves(withSpeedAsPlan(open, situation, typed, readPart), situation, lower)
    },
    withMarketingConsent,
    isDoubtfulYes,
    withWayLeftOut,
    isPlanThatSuffices,
    isUnnamedChange,
    meantByOldEnd,
    namedOption,
    namesOther,
    personOrCompany,
    withHouseDescription,
    replacesOtherAddress,
    wantsToReschedule,
    withPlainRequests,
    answerNames: ANSWER_NAMES_AFTER_COVERAGE,
    reviewLineIsWrong: REVIEW_LINE_IS_WRONG,
    choosesBill: CHOOSES_BILL,
    somethingWrong: SOMETHING_WRONG,
    questionCues: VISITOR_QUESTION_CUES,
    questionLike,
    // from specific to general
    remarks: [
      ...COST_OVER_MONTHS,
      ...NEEDS_AND_EARLIER_MESSAGES,
      ...SERVICE_NOUNS,
      ...MEANING_AND_SERVICE,
      ...INSTEAD_OF_VALUES,
      ...ASKED_VALUE_TALK,
      ...ORDER_TALK,
      ...SALES_OBJECTIONS,
      ...WORTH_IT,
      ...GENERAL_REMARKS,
    ],
  })
}
