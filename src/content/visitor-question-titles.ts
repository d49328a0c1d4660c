/** What visitors' questions are called, on buttons that offer them. Browsers get the titles without the answers. */
import { visitorQuestions, type FactId } from './visitor-questions.ts'

export const visitorQuestionTitles = Object.fromEntries(
  Object.entries(visitorQuestions).map(([id, { title }]) => [id, title]),
) as Readonly<Record<FactId, string>>
