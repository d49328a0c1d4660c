import { brand } from '../../brand.ts'
import { visitorQuestions, type FactId } from '../../visitor-questions.ts'

/** Returns the answer that the chat gives to a question, as a line of the FAQ: with the page's phone numbers. */
export const answerOfChat = (id: FactId): string =>
  visitorQuestions[id]
    .answer({})
    .replaceAll(brand.sales.phone, '{vendas}')
    .replaceAll(brand.support.phone, '{suporte}')
