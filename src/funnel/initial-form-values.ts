/** Fills a form's starting values from earlier answers. */
import type { Answer, Answers, Step, Values } from './step-and-journey-types.ts'

/**
 * Returns the initial form values of a step that was already answered. If the answer is known only in masked
 * form, the form starts empty, except for choices, which are not secret.
 */
export function startingValues(step: Step, answer: Answer): Values {
  if (answer.isUnsure) return {}
  if (answer.masked === undefined) return answer.values
  const choices = step.fields.filter((field) => field.kind === 'choice').map((field) => field.name)
  return Object.fromEntries(Object.entries(answer.values).filter(([name]) => choices.includes(name)))
}

/**
 * Returns initial values for a contact form. They come from earlier answers that have fields with the same
 * names, so that nothing is asked twice. Answers that are known only in masked form, as after a page reload,
 * are asked for again.
 */
export function contactFromAnswers(step: Step, answers: Answers): Values {
  const given = Object.values(answers)
  return Object.fromEntries(
    step.fields.flatMap(({ name }) => {
      const value = given.find(({ values }) => values[name])?.values[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
