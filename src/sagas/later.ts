/** Workers that only the later questions need; `late.ts` loads them (D34). */
export { handleCall, handleWithdraw, submitContact } from './contact/contact.ts'
export { handleStartAnswered } from './journey/start-answered.ts'
export { handleAnotherQuiz, submitQuiz } from './risk/quiz.ts'
