/** Workers that only the later questions need; `late.ts` loads them (D34). */
export { handleCall, handleWithdraw, submitContact } from './contact/contact.ts'
export { submitFinish } from './finish/finish.ts'
export { recallQuiz, takePart } from './journey/part.ts'
export { handleStartAnswered } from './journey/start-answered.ts'
export { handleAnotherQuiz, submitQuiz } from './risk/quiz.ts'
