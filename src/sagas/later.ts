/** Workers that only the later questions need; `late.ts` loads them (D34). */
export { handleCall, handleWithdraw, submitContact } from './contact/contact.ts'
export { checkAddress } from './coverage/ahead.ts'
export { submitFinish } from './finish/finish.ts'
export { recallQuiz, takePart } from './journey/part.ts'
export { fetchDates } from './dates/load.ts'
export { askRiskAhead } from './risk/ahead.ts'
export { fetchQuiz, waitForRisk } from './risk/check.ts'
export { handleAnotherQuiz, submitQuiz } from './risk/quiz.ts'
